import { expect, test } from "vitest";
import { printable } from "./printable.ts";
import { screenOf } from "./screen.ts";
import { wrap } from "./wrap.ts";

test("only a terminal gets colour, and none where NO_COLOR is set", () => {
  const painted = (isTTY: boolean, noColour?: string) => screenOf({ isTTY }, noColour).paint("red", "low");

  expect(painted(true)).toBe("\u001B[31mlow\u001B[39m");
  expect(painted(true, "")).toBe("\u001B[31mlow\u001B[39m");
  expect(painted(true, "1")).toBe("low");
  expect(painted(false)).toBe("low");
});

test("lines keep to the width, after their margin", () => {
  expect(wrap("one two three\n four", 9, "  ")).toBe("  one two\n  three\n  four");
  expect(wrap("unbreakable", 4)).toBe("unbreakable");
});

test("signs that command a terminal or turn the writing around are replaced", () => {
  expect(printable("a\u001B]0;b\u0007\u202Ec\r\nd\te")).toBe("a\uFFFD]0;b\uFFFD\uFFFDc\nd e");
});
