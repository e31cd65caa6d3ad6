/** Which kinds of page an article can be made of. */
import type { Kind, PageReading } from "../contract/reading.ts";

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

/** Below this, the engine only guesses; a text of which nothing is known is edited as an article. */
const MIN_KIND_SURE = 0.4;

export const isArticle = ({
  kind,
  kindSure,
  kindBy,
}: Pick<PageReading, "kind" | "kindSure" | "kindBy">): boolean =>
  ARTICLES.has(kind) || (kindBy === "engine" && kindSure < MIN_KIND_SURE);
