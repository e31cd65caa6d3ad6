import { defineAudit, reported } from "../audit.ts";

export const llmsTxt = defineAudit({
  id: "llms-txt",
  section: "technical_implementation",
  title: "llms.txt",
  why: "Domains with and without it are cited alike. No points.",
  ledger: ["TE11"],
  run: () => reported("Not scored and not fetched: with or without the file, nothing changes here."),
});
