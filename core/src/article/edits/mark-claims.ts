/** Figures that a reader would ask the source of, on pages that name none for them. */
import { unsourcedFigures } from "../../advice/edits/sources/unsourced-figures.ts";
import type { Kind } from "../../contract/reading.ts";
import { type ArticleBlock, blockText } from "../article-blocks.ts";
import type { ArticleEditContext, EditFinder, SourceSentence } from "./context.ts";
import { marked } from "./edit-forms.ts";

const MAX_MARKS = 3;
/** Pages that state facts about the world. A shop knows its own prices. */
const STATING: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "opinion",
  "news",
]);
export const markClaims: EditFinder = (context) => {
  const { reading, source } = context;
  const { figures_sourced: sourced, first_hand: firstHand } = reading.checks;
  // Where the author tested, the figures are mostly the author's own.
  if (!STATING.has(reading.kind) || !["no", "unsure"].includes(sourced) || firstHand === "yes") return [];
  const claims = claimsOf(context).slice(0, MAX_MARKS);
  return claims.length === 0 ? [] : [{ id: "source", ...marked(claims, source.labels.needsSource) }];
};

function claimsOf({
  facts,
  page: model,
  reading,
  sentences,
  source,
  taken,
}: ArticleEditContext): SourceSentence[] {
  const { candidates } = facts.readingParts();
  const page = { facts, page: model, reading, sentences: candidates, pack: facts.language().pack };
  const unsourced = new Set(unsourcedFigures(page).map(({ sentence }) => sentence.text));
  return sentences.filter(({ id, text, block, words }) => {
    if (id === null || taken.has(id) || taken.has(source.blocks[block]?.id ?? "")) return false;
    // Somebody is quoted, so the reader knows who says it.
    const isQuoted = /[“”"„«»]/.test(blockText(source.blocks[block] as ArticleBlock));
    return unsourced.has(text) && !isQuoted && !words.some(({ href }) => href !== undefined);
  });
}
