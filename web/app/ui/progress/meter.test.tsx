import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Meter, remark, usedPercent } from "./meter.tsx";

test.each([
  [6, 10, "bg-good"],
  [7, 10, "bg-fair-shape"],
  [89, 100, "bg-fair-shape"],
  [9, 10, "bg-poor"],
  [0, 0, "bg-poor"],
])("%i of %i is %s", (used, limit, colour) => {
  expect(renderToStaticMarkup(<Meter label="Content analyses" used={used} limit={limit} />)).toContain(
    colour,
  );
});

test("the last two uses are counted down, then the limit is reached", () => {
  expect(remark(7, 10)).toBeNull();
  expect(remark(8, 10)).toBe("2 remaining");
  expect(remark(9, 10)).toBe("1 remaining");
  expect(remark(10, 10)).toBe("Limit reached");
  expect(remark(11, 10)).toBe("Limit reached");
});

test("a limit of 0 gives a full bar, and no bar is longer than its track", () => {
  expect(usedPercent(0, 0)).toBe(100);
  expect(usedPercent(15, 10)).toBe(100);
});
