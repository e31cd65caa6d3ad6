/** What each kind of page is called where a user reads or chooses it. */
import { keysOf } from "../contract/lists/record-of.ts";
import type { Kind } from "../contract/reading.ts";

/** In the order they are offered: the kinds of article first, then what sells, then the rest. */
export const KIND_LABEL: Record<Kind, string> = {
  explainer: "Explainer",
  "how-to": "How-to guide",
  roundup: "Roundup",
  comparison: "Comparison",
  review: "Review",
  news: "News article",
  opinion: "Opinion piece",
  "case-study": "Case study",
  reference: "Reference page",
  recipe: "Recipe",
  product: "Product page",
  catalogue: "Catalogue page",
  service: "Service page",
  forum: "Forum thread",
  home: "Home page",
  event: "Event page",
  other: "Other",
};

/** In a sentence: "an explainer", "a how-to guide". */
export function kindInWords(kind: Kind): string {
  if (kind === "other") return "a page of no common kind";
  const name = KIND_LABEL[kind].toLowerCase();
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

/**
 * At the beginning of a sentence: "Service pages like this one". What they usually score depends on the page too: on how sure
 * its kind is, and on which sections are measured.
 */
export function kindsInWords(kind: Kind): string {
  const kinds = kind === "other" ? "Pages" : `${KIND_LABEL[kind]}s`.replace(/ys$/, "ies");
  return `${kinds} like this one`;
}

export const KIND_OPTIONS = keysOf(KIND_LABEL).map((kind) => [kind, KIND_LABEL[kind]] as const);
