import { defineAudit, scored } from "../audit.ts";
import { listed } from "../say.ts";
import { openGraphTags } from "../snippets.ts";

const WANTED = ["og:title", "og:description", "og:type"];

export const openGraph = defineAudit({
  id: "open-graph",
  section: "technical_implementation",
  title: "Open Graph tags",
  why: "Part of the metadata that previews and some readers use; no effect of their own is known.",
  ledger: ["TE14"],
  part: 0.6,

  run({ page }) {
    const missing = WANTED.filter((name) => !page.structuredData.openGraph[name]?.[0]);
    return scored(
      1 - missing.length / WANTED.length,
      missing.length === 0 ? "Title, description and type are given." : `Missing: ${listed(missing)}.`,
      {
        fix: [
          `Add ${listed(missing)}.`,
          "Paste the tags below into the head.",
          `Give previews what they need: ${listed(missing)}.`,
        ],
        snippet: openGraphTags(page),
      },
    );
  },
});
