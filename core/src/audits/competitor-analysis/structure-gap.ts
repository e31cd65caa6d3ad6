import type { Facts } from "../../facts/facts.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

const FORMS: readonly { name: string; has(facts: Facts): boolean }[] = [
  { name: "a comparing table", has: (facts) => facts.comparison().tables.length > 0 },
  { name: "numbered steps", has: (facts) => facts.steps().list !== null },
  { name: "a definition", has: (facts) => facts.definitions().length > 0 },
  {
    name: "questions with answers",
    has: (facts) => facts.subheadings().some((one) => one.isQuestion && one.isAnswered),
  },
];

export const structureGap = defineAudit({
  id: "structure-gap",
  section: "competitor_analysis",
  title: "The forms most of the others have",
  why: "A table, steps or a definition that most compared pages offer is what the question asks for.",
  ledger: ["CA5"],
  needsRivals: true,

  run({ facts, rivals }) {
    if (!rivals) return notApplicable("No pages to compare with were given.");
    const usual = FORMS.filter(
      (form) => rivals.filter((rival) => form.has(rival.facts)).length > rivals.length / 2,
    );
    if (usual.length === 0) return notApplicable("Most of the compared pages have none of these forms.");
    const missing = usual.filter((form) => !form.has(facts)).map((form) => form.name);
    return scored(
      1 - missing.length / usual.length,
      missing.length === 0
        ? "The page has every form that most of them have."
        : `Most of them have, and this page has not: ${listed(missing)}.`,
      {
        fix: [
          `Add ${listed(missing, 2)}.`,
          `Give the main part ${missing[0] ?? "that form"}.`,
          `Set what the text already says as ${missing[0] ?? "such"}.`,
        ],
      },
    );
  },
});
