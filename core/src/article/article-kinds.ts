/** Which kinds of page an article can be made of. */
import type { Kind } from "../contract/reading.ts";

/** Their readers want a text: an explanation, a story, a judgement. */
const ARTICLES: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "review",
  "news",
  "opinion",
  "case-study",
  "recipe",
  "other",
]);
export const isArticleKind = (kind: Kind): boolean => ARTICLES.has(kind);
