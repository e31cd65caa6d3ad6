import { defineAudit, scored } from "../audit.ts";
import { listed } from "../say.ts";
import { openGraphTags } from "../snippets.ts";

/** The two that carry the page's words. Without og:type, readers take the page for a website, which does no harm. */
const TAGS = ["og:title", "og:description"] as const;

export const openGraph = defineAudit({
  id: "open-graph",
  section: "technical_implementation",
  title: "Open Graph tags",
  why: "Tested only as part of larger groups of signals.",
  ledger: ["TE14"],
  part: 0.3,

  run({ page }) {
    const missing = TAGS.filter((name) => !page.structuredData.openGraph[name]?.[0]);
    if (missing.length === 0) return scored(1, "The page has Open Graph title and description tags.");
    return scored(1 - missing.length / TAGS.length, `Missing tags: ${listed(missing)}.`, {
      fix: `Add ${missing.join(" and ")} to the head of the page's HTML.`,
      snippet: openGraphTags(page, missing),
    });
  },
});
