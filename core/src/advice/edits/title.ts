/** Titles that don't say what the page is about. */
import type { Kind } from "../../contract/reading.ts";
import { withoutSiteName } from "../../reading/question/site-name.ts";
import { type Finder, onPage } from "./context.ts";

/** "Webcams": a title of so few words doesn't say whose or which. */
const MIN_TITLE_WORDS = 3;

/** A thread's title is its author's question, a home page has its name, and a manual or a shop names its things. */
const SHORT_TITLES: ReadonlySet<Kind> = new Set<Kind>([
  "forum",
  "home",
  "reference",
  "product",
  "service",
  "catalogue",
]);

export const findTitle: Finder = (context) => {
  const tag = context.page.titleTag?.value ?? "";
  const own = withoutSiteName(tag, context.page);
  // Where the site's name comes first, the rest is the title.
  const host = URL.parse(context.page.url)?.hostname ?? "";
  const isSite = host.includes(
    own
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "")
      .replace(/com$/, ""),
  );
  const words = (isSite ? tag : own).split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const at = onPage(context, tag);
  if (!at || words.length === 0 || words.length >= MIN_TITLE_WORDS) return null;
  if (SHORT_TITLES.has(context.reading.kind)) return null;
  return {
    cause: "title",
    audit: "title-tag",
    fault: `The title is only “${own}”, which doesn't say what a reader learns here.`,
    do: "Put the question that the page answers into the title, in a searcher's words.",
    at,
    before: at,
    effort: "low",
  };
};
