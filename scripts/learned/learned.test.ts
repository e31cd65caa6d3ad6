import { expect, test } from "vitest";
import { LEARNED } from "../../core/src/reading/weights/manifest.ts";
import { learningCodeHash } from "./learned-from.ts";

test("the weights were learned with the code as it is", () => {
  expect(
    learningCodeHash(),
    "The code that makes the features changed since the weights were learned. Run `BENCH_DATA=folder npm run learn` (docs/learning.md).",
  ).toBe(LEARNED.code);
});
