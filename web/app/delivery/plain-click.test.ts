import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

test("a click with a modifier key or another button is left to the browser", () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

  expect(isPlainClick(plain)).toBe(true);
  expect(isPlainClick({ ...plain, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
});
