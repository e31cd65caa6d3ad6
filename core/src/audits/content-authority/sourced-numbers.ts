import { defineCheckAudit } from "../check-audit.ts";

export const sourcedNumbers = defineCheckAudit({
  id: "sourced-numbers",
  section: "content_authority",
  title: "Sources for numbers",
  why: "In one simulation, a defense that credits only supported claims beat the best baseline by 12.1 points.",
  ledger: ["CS6"],
  about: "facts",
  check: "figures_sourced",
  passed: "The main numbers name or link their source.",
  failed: "The page gives numbers, but we found no source for most of them.",
  fix: "Name or link the source of your main number in the same sentence.",
});
