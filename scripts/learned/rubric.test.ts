import { expect, test } from "vitest";
import { RUBRIC_VERSION } from "../../core/src/score/rubric.ts";
import { weightsHash } from "./learned-from.ts";
import { WEIGHTS_OF_RUBRIC } from "./rubric-weights.ts";

test("other weights are another version of the rubric", () => {
  expect(
    WEIGHTS_OF_RUBRIC[RUBRIC_VERSION],
    `Results that were stored with rubric ${RUBRIC_VERSION} would be compared with scores from other weights. Raise RUBRIC_VERSION in core/src/score/rubric.ts and add its line to scripts/learned/rubric-weights.ts; npm run learn does both.`,
  ).toBe(weightsHash());
});

test("the version of the rubric is the newest that is listed", () => {
  expect(Object.keys(WEIGHTS_OF_RUBRIC).at(-1)).toBe(RUBRIC_VERSION);
});
