/** Whether the edits are worth having, and what the page needs where they aren't. */

import type { ArticleEdit } from "../article/article-edit.ts";
import { isArticle } from "../article/article-kinds.ts";
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { isFinished } from "../contract/edit.ts";
import type { PageReading } from "../contract/reading.ts";
import { OTHER, OTHER_PAGES, type Said } from "./other-pages.ts";
import type { ArticleComparison } from "./score-article.ts";

/**
 * `improved`: there are finished edits, whatever the score says about them. `unchanged`: there are none, the page keeps its text.
 * `not-an-article`: there are none either, and the page sells, lists or looks things up.
 */
export type ArticleOutcome = "improved" | "unchanged" | "not-an-article";

export type ArticleVerdict = Said & {
  outcome: ArticleOutcome;
  /** What only the author can supply, most valuable first. */
  missing: string[];
};

type Scores = Pick<ArticleComparison, "before" | "after">;

export function verdictOf(
  before: Pick<AnalysisResult, "reading" | "edits">,
  comparison: Scores,
  edits: readonly Pick<ArticleEdit, "kind" | "steps">[],
): ArticleVerdict {
  const { reading } = before;
  const missing = missingFrom(before);
  if (edits.some(isFinished))
    return { outcome: "improved", ...improvedText(comparison, edits.length), missing };
  if (reading && !isArticle(reading))
    return { outcome: "not-an-article", ...(OTHER_PAGES[reading.kind] ?? OTHER), missing };
  return { outcome: "unchanged", ...unchangedText(reading, missing), missing };
}

const improvedText = ({ before, after }: Scores, count: number): Said => ({
  title: count === 1 ? "One change to your page" : `${count} changes to your page`,
  text: `Your text in your order. ${scoreText(before.score, after.score)}`,
});

function scoreText(before: number, after: number): string {
  if (after === before) return `They make it easier to read; the score stays at ${after}.`;
  return after > before
    ? `With the changes it scores ${after} instead of ${before}.`
    : `With the changes it scores ${after} instead of ${before}: our score doesn't see what they do for a reader. You can undo each one.`;
}

function unchangedText(reading: PageReading | undefined, missing: readonly string[]): Said {
  if (missing.length > 0)
    return {
      title: "What your page lacks, only you can add",
      text: "We found nothing in your text that we could finish for you. This is what it needs.",
    };
  return {
    title: "Your text stays as it is",
    text:
      reading?.checks.answer_early === "yes"
        ? "It answers the question in its first lines, and we found nothing that an editor would change."
        : "We found nothing that we could change without inventing something.",
  };
}

/** More than that is no checklist. */
const MAX_MISSING = 7;

/** What the analysis asks for and isn't in the text: only the author has it, or it belongs to the page around the text. */
const missingFrom = ({ edits = [] }: Pick<AnalysisResult, "edits">): string[] =>
  edits
    .filter(
      (edit) => edit.kind !== "note" && !isFinished(edit) && (edit.after === null || edit.steps.length === 0),
    )
    .slice(0, MAX_MISSING)
    .map(({ do: what, needs, after }) => {
      if (needs) return `${what} You need: ${needs}.`;
      return after === null ? what : `${what} Add: ${after}`;
    });
