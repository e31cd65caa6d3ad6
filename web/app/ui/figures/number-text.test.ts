import { expect, test } from "vitest";
import { numberText } from "./number-text.ts";

test("numbers are formatted as Intl formats them", () => {
  for (const value of [0, 7, 369, 999, 1_000, 12_345, 1_234_567, 24.6, 24.64, 0.25, -3.3, -1_234.5])
    expect(numberText(value)).toBe(value.toLocaleString("en-US", { maximumFractionDigits: 1 }));
});

test("a value that rounds to zero has no sign", () => {
  expect(numberText(-0.04)).toBe("0");
});
