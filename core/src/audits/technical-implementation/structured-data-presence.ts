import { defineAudit, reported } from "../audit.ts";
import { listed } from "../say.ts";

const MAX_LISTED = 6;

export const structuredDataPresence = defineAudit({
  id: "structured-data-presence",
  section: "technical_implementation",
  title: "Structured data types",
  why: "More common on cited pages (r = 0.63), but adding it had no effect in a controlled test, and a study of re-ranking found a slightly negative one.",
  ledger: ["TE8"],

  run({ page }) {
    const { types } = page.structuredData;
    return reported(
      types.length === 0
        ? "Not scored. The page has no structured data."
        : `Not scored. Found: ${listed(types, MAX_LISTED)}.`,
    );
  },
});
