import { defineCheckAudit } from "../check-audit.ts";

export const visibleDate = defineCheckAudit({
  id: "visible-date",
  section: "content_freshness",
  title: "Visible date",
  why: "Metadata and freshness was the group of signals most linked to citations in one study (r = 0.68); on product questions, ChatGPT cited pages without a date more often.",
  ledger: ["FR1"],
  check: "visible_date",
  passed: ({ facts }) => {
    const { visible } = facts.dates();
    return visible[0] ? `Readers see a date: ${visible[0].value}.` : "Readers see a date.";
  },
  failed: "We found no date that readers can see.",
  fix: "Show the date of the last update under the title.",
});
