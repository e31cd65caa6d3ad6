/** What is still true of a model's reading when the user changes the question or the kind of page. */
import type { ModelProposal } from "@citeworthy/core/article/proposals/model-edits";
import type { GivenReading } from "@citeworthy/core/contract/given-reading";
import { CHECKS, type CheckName } from "@citeworthy/core/contract/reading";
import {
  KeptReadingShape,
  type ModelReading,
  NO_MARKS,
} from "@citeworthy/core/reading/language-model/model-reading";
import type { SaidByModel } from "@citeworthy/core/reading/language-model/with-model-reading";
import { recordOf } from "@citeworthy/core/record-of";
import type { KeptReading } from "../../../ports/analysis/kept-evidence.ts";

/** These verdicts are about the question. The others hold for the page, whatever it is asked. */
const ABOUT_QUESTION: ReadonlySet<CheckName> = new Set([
  "answer_early",
  "answer_quotable",
  "key_term_defined",
  "figures",
  "stays_on_topic",
]);

/** The engine accepts neither a verdict without a name nor an answer that isn't on the page, and uses its own reading. */
const NO_VERDICT = { verdict: "", quote: "" };
const NO_ANSWER = { sentences: [""], isList: false, items: [] };

export function reusableReading(kept: KeptReading, given: GivenReading): SaidByModel | null {
  const parsed = KeptReadingShape.safeParse(kept.said.said);
  if (!parsed.success) return null;
  const reading = parsed.data;
  const isSameQuestion =
    given.question === kept.given.question ||
    (given.question !== undefined && given.question === reading.question);
  const isSameKind = given.kind === kept.given.kind || given.kind === reading.kind;
  const said: ModelReading = {
    ...reading,
    ...(!isSameKind && { kind: "" }),
    ...(!isSameQuestion && { question: "", answer: NO_ANSWER }),
    // Given for this question, of a page of this kind.
    ...(!(isSameQuestion && isSameKind) && { marks: NO_MARKS, better: [] }),
    checks: eachCheck((name) => {
      const isOutdated =
        (!isSameQuestion && ABOUT_QUESTION.has(name)) ||
        (!isSameKind && reading.checks[name].verdict === "na");
      return isOutdated ? NO_VERDICT : reading.checks[name];
    }),
  };
  return { model: kept.said.model, said };
}

/** These answer the question, sum up the answer, or were chosen for it. */
const ANSWERING: ReadonlySet<string> = new Set(["opening", "answer", "takeaways", "title", "change"]);

/** What was proposed for another question is still true of the rest of the page. */
export const reusableProposals = (kept: KeptReading, { question }: GivenReading): ModelProposal[] => {
  const reading = KeptReadingShape.safeParse(kept.said.said);
  const isSame = question === kept.given.question || question === reading.data?.question;
  return (kept.proposals ?? []).filter(({ kind }) => isSame || !ANSWERING.has(kind));
};

const eachCheck = <Value>(check: (name: CheckName) => Value) => recordOf(CHECKS, check);
