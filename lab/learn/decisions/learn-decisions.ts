/** Learns everything that turns chances into statements, from what models said about pages they had not seen. */
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { CHECKS } from "../../../core/src/contract/reading.ts";
import type { Decisions } from "../../../core/src/reading/decisions.ts";
import { learnAnswerDecisions } from "./answer-decisions.ts";
import type { Prediction } from "./predictions.ts";
import { learnBounds } from "./verdict-bounds.ts";

export const learnDecisions = (pages: readonly Prediction[]): Decisions => ({
  verdicts: recordOf(CHECKS, (check) => learnBounds(pages, check)),
  answer: learnAnswerDecisions(pages),
});
