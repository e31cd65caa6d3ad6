import { expect, test } from "vitest";
import { numberText } from "./number-text.ts";

test("numbers are written as the browser's own formats write them", () => {
  for (const value of [0, 7, 369, 999, 1_000, 12_345, 1_234_567, 24.6, 24.64, 0.25, -3.3, -1_234.5, -0.04])
    expect(numberText(value).replace(/^-0$/, "0")).toBe(
      (Math.abs(value) < 0.05 ? 0 : value).toLocaleString("en-US", { maximumFractionDigits: 1 }),
    );
});
