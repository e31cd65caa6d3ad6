/** What the reading has learned. `npm run learn` writes it; a benchmark may bring its own. */
import type { Decisions } from "./decisions.ts";
import { type LinearTable, parseTable } from "./linear.ts";
import { ANSWER_CHECK_WEIGHTS } from "./weights/answer-checks.ts";
import { CHECK_WEIGHTS } from "./weights/checks.ts";
import { DECISIONS } from "./weights/decisions.ts";
import { EDIT_WEIGHTS } from "./weights/edits.ts";
import { KIND_WEIGHTS } from "./weights/kind.ts";
import { QUESTION_WEIGHTS } from "./weights/question.ts";
import { RUNNER_UP_WEIGHTS } from "./weights/runners-up.ts";
import { SENTENCE_WEIGHTS } from "./weights/sentences.ts";

export type ReadingModels = {
  /** `word`: a word belongs to the question. */
  question: LinearTable;
  /** `answer`: readers chose the sentence; `first`: it comes before the others of its page; `neverQuote`: they ruled it out; `verified`: it answers, wherever it comes from. */
  sentences: LinearTable;
  /** `next`: the sentence is worth showing after the best one; see `runners-up.ts`. */
  runnersUp: LinearTable;
  /** One model per kind. */
  kind: LinearTable;
  /** `na.<check>` and `yes.<check>`, and `yes.is_list`. */
  checks: LinearTable;
  /** `yes.answer_early` and `yes.answer_quotable`: these look at the answer alone. */
  answerChecks: LinearTable;
  /** One model per topic of an edit. */
  edits: LinearTable;
  decisions: Decisions;
};

let shipped: ReadingModels | null = null;

/** Parsed on first use: no module works on import. */
export function shippedModels(): ReadingModels {
  shipped ??= {
    question: parseTable(QUESTION_WEIGHTS),
    sentences: parseTable(SENTENCE_WEIGHTS),
    runnersUp: parseTable(RUNNER_UP_WEIGHTS),
    kind: parseTable(KIND_WEIGHTS),
    checks: parseTable(CHECK_WEIGHTS),
    answerChecks: parseTable(ANSWER_CHECK_WEIGHTS),
    edits: parseTable(EDIT_WEIGHTS),
    decisions: DECISIONS,
  };
  return shipped;
}
