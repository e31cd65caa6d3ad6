/** The page's text with the list of edits, or a model's rewrite of it, and a sentence that says which it is and why. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import type { JudgedArticle } from "../../ports/analysis/judge.ts";

const OWN_NOTE = "Your page's own sentences with our edits. No AI model was used.";

/** `judged`: what the model made, scored; null where it made nothing that can be used, and `note` says why. */
export type JudgedDraft = { model: string; note: string; judged: JudgedArticle | null };

type ChosenArticle = Omit<ArticleResult, "provenance"> & { isModels: boolean };

export const isImproved = ({ verdict }: Pick<ArticleResult, "verdict">): boolean =>
  verdict === undefined || verdict.outcome === "improved";

/** `model`: who read the page, and proposed edits of it. */
function ownNote(
  { edits = [] }: JudgedArticle,
  model: string | undefined,
): Pick<ArticleResult, "mode" | "note"> {
  const theirs = edits.filter(({ by }) => by === "model").length;
  if (theirs === 0) return { mode: "local", note: OWN_NOTE };
  const whose = theirs === edits.length ? "Proposed" : `${theirs} of ${edits.length} changes proposed`;
  return {
    mode: "live",
    note: `${whose} by ${model ?? "an AI model"}, and each change is checked against your page.`,
  };
}

/** A rewrite must not score below the text with our edits, and must score above the page. */
export function betterArticle(own: JudgedArticle, draft: JudgedDraft | null, reader?: string): ChosenArticle {
  if (draft === null) return { ...own, ...ownNote(own, reader), isModels: false };
  const { judged, note, model } = draft;
  if (judged === null) return { ...own, mode: "local", note, isModels: false };
  const ours = isImproved(own) ? own.after.score : own.before.score;
  const minScore = Math.max(ours, own.before.score + 1);
  if (isImproved(judged) && judged.after.score >= minScore)
    return { ...judged, mode: "live", note: `${note} ${comparison(own, judged)}`, isModels: true };
  return {
    ...own,
    mode: "local",
    note: refusal(model, own, judged),
    isModels: false,
  };
}

const comparison = (own: JudgedArticle, { after }: JudgedArticle): string =>
  isImproved(own)
    ? `It scores ${after.score}, our own edits ${own.after.score}.`
    : `It scores ${after.score}, your page ${own.before.score}.`;

function refusal(model: string, own: JudgedArticle, { after }: JudgedArticle): string {
  const scored = `${model}'s version scored ${after.score}, your page ${own.before.score}`;
  return isImproved(own)
    ? `${scored} and your own sentences with our edits ${own.after.score}, so we kept those.`
    : `${scored}, so we left your text as it is.`;
}
