/** Whether the edits are worth having, and what the page needs where they aren't. */
import type { AnalysisResult } from "../../contract/analysis-result.ts";
import type { PageReading } from "../../contract/reading.ts";
import type { ArticleEdit, ArticleEditKind } from "../article-edit.ts";
import { isArticleKind } from "../article-kinds.ts";
import { OTHER, OTHER_PAGES, type Said } from "./other-pages.ts";
import type { ArticleComparison } from "./score-article.ts";

/**
 * `improved`: the article is better for readers and doesn't score below the page. `unchanged`: no edit helps, the page keeps its text.
 * `not-an-article`: the page sells, lists or looks things up, and an article wouldn't help its readers.
 */
export type ArticleOutcome = "improved" | "unchanged" | "not-an-article";

export type ArticleVerdict = Said & {
  outcome: ArticleOutcome;
  /** What only the author can supply, most valuable first. */
  missing: string[];
};

type Scores = Pick<ArticleComparison, "before" | "after">;

export function verdictOf(
  before: AnalysisResult,
  comparison: Scores,
  edits: readonly Pick<ArticleEdit, "kind" | "points">[],
): ArticleVerdict {
  const { reading } = before;
  const missing = missingFrom(before);
  if (helps(comparison, edits))
    return { outcome: "improved", ...improvedText(comparison, edits.length), missing };
  if (reading && !isArticleKind(reading.kind))
    return { outcome: "not-an-article", ...(OTHER_PAGES[reading.kind] ?? OTHER), missing };
  return { outcome: "unchanged", ...unchangedText(reading, comparison), missing };
}

/** A reader finds the answer sooner or the facts more easily, whether or not the score shows it. */
const FOR_READERS: ReadonlySet<ArticleEditKind> = new Set<ArticleEditKind>([
  "answer",
  "takeaways",
  "definition",
  "table",
]);

/** One that costs points makes no article alone, unless it answers: the reading may not see that a list does. */
const isForReaders = ({ kind, points }: Pick<ArticleEdit, "kind" | "points">): boolean =>
  FOR_READERS.has(kind) && (kind === "answer" || points >= 0);

/** Sentences left out and typed lists or headings set as such make an article only if the score shows it clearly. */
const MIN_SMALL_EDIT_POINTS = 2.5;

/**
 * Never below the page, and with an edit that readers notice, or small ones that are worth something together. Marks alone
 * ask for work and don't improve a text.
 */
function helps({ before, after }: Scores, edits: readonly Pick<ArticleEdit, "kind" | "points">[]): boolean {
  if (edits.every(({ kind }) => kind === "source") || after.score < before.score) return false;
  const points = edits.reduce((sum, edit) => sum + edit.points, 0);
  return edits.some(isForReaders) || points >= MIN_SMALL_EDIT_POINTS;
}

const improvedText = ({ before, after }: Scores, count: number): Said => ({
  title: count === 1 ? "One change to your page" : `${count} changes to your page`,
  text:
    after.score > before.score
      ? `Your text in your order. With the changes it scores ${after.score} instead of ${before.score}.`
      : `Your text in your order. Readers find what they look for sooner; the score stays at ${after.score}.`,
});

function unchangedText(reading: PageReading | undefined, { before, after }: Scores): Said {
  if (reading?.checks.answer_early === "yes")
    return {
      title: "Your opening is already good",
      text: "It answers the question in its first lines, and no edit of ours would raise the score. We left your text as it is.",
    };
  return {
    title: "No version we made beats your page",
    text:
      after.score === before.score
        ? "What your page lacks isn't in its text, so only you can add it."
        : `The best one scored ${after.score}, your page ${before.score}. What your page lacks isn't in its text, so only you can add it.`,
  };
}

/** What the analysis asks for and can't be taken from the page. */
const missingFrom = ({ edits = [] }: AnalysisResult): string[] =>
  edits
    .filter(({ after }) => after === null)
    .map(({ do: what, needs }) => (needs ? `${what} You need: ${needs}.` : what));
