/** The article with the edits that are kept: its text, its score and its claims, without another analysis. */
import { applyEdits } from "./apply-edits.ts";
import type { ArticleBlock } from "./article-blocks.ts";
import type { ArticleEdit } from "./article-edit.ts";
import type { Claim } from "./faithful/diff-claims.ts";
import { toMarkdown } from "./rendering/to-markdown.ts";

type Edited = {
  source: readonly ArticleBlock[];
  edits: readonly ArticleEdit[];
  before: { score: number };
  after: { score: number };
  claims: readonly Claim[];
};

export type KeptArticle = { markdown: string; score: number; claims: Claim[]; keptIds: string[] };

/** `article` was scored and compared with all its edits. */
export function keptArticle(article: Edited, undoneIds: Iterable<string>): KeptArticle {
  const undone = new Set(undoneIds);
  const keptIds = article.edits.map(({ id }) => id).filter((id) => !undone.has(id));
  return {
    markdown: toMarkdown(applyEdits(article.source, article.edits, keptIds)),
    score: scoreWithout(article, undone),
    claims: claimsWithout(article, undone),
    keptIds,
  };
}

/** Each edit's points were measured by leaving it out; without any edit the text is the page's. */
function scoreWithout({ edits, before, after }: Edited, undone: ReadonlySet<string>): number {
  if (edits.every(({ id }) => undone.has(id))) return before.score;
  const lost = edits.reduce((sum, { id, points }) => (undone.has(id) ? sum + points : sum), 0);
  return Math.max(0, Math.min(100, Math.round(after.score - lost)));
}

const keyOf = (text: string) => text.replace(/\s+/g, " ").trim();

/** A statement that an edit leaves out is back when the edit is undone. Edits of the page's own text never reword. */
function claimsWithout({ edits, claims }: Edited, undone: ReadonlySet<string>): Claim[] {
  const back = edits
    .filter(({ id, steps }) => undone.has(id) && steps.some((step) => step.do === "strike"))
    .map(({ before }) => keyOf(before ?? ""))
    .join(" ");
  return claims.map((claim) =>
    claim.status === "dropped" && back.includes(keyOf(claim.text)) ? { ...claim, status: "kept" } : claim,
  );
}
