/** The better of the page's own text with edits and a model's draft, and a sentence that says which it is and why. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import type { JudgedArticle } from "../../ports/judge.ts";
import type { Draft } from "./write-with-model.ts";

const OWN_NOTE = "Your page's own sentences with our edits. No AI model was used.";

export type JudgedDraft = Draft & { judged: JudgedArticle | null };

/** A draft must score above the page, and not below the page's own text with edits. */
export function betterArticle(
  own: JudgedArticle,
  draft: JudgedDraft | null,
): Omit<ArticleResult, "provenance"> {
  if (draft === null) return { ...own, mode: "local", note: OWN_NOTE };
  const { judged, note, model } = draft;
  if (judged === null) return { ...own, mode: "local", note };
  const isBetter = judged.after.score > own.before.score && judged.after.score >= own.after.score;
  if (isBetter)
    return {
      ...judged,
      mode: "live",
      note: `${note} It scores ${judged.after.score}, our own edits ${own.after.score}.`,
    };
  return {
    ...own,
    mode: "local",
    note: `${model}'s version scored ${judged.after.score}, your page ${own.before.score} and your own sentences with our edits ${own.after.score}, so we kept those.`,
  };
}
