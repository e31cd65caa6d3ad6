import { defineAudit, reported } from "../audit.ts";
import { listed } from "../say.ts";

export const structuredDataPresence = defineAudit({
  id: "structured-data-presence",
  section: "technical_implementation",
  title: "Structured data is present",
  why: "Commoner on cited pages, yet adding it changed nothing in a controlled test. No points.",
  ledger: ["TE8"],
  run({ page }) {
    const { types } = page.structuredData;
    return reported(
      types.length === 0
        ? "Not scored. The page has no structured data."
        : `Not scored. Types: ${listed(types, 6)}.`,
    );
  },
});
