import { defineAudit, reported } from "../audit.ts";

export const llmsTxt = defineAudit({
  id: "llms-txt",
  section: "technical_implementation",
  title: "llms.txt and ai.txt files",
  why: "Sites with and without llms.txt were cited about equally (6.8 and 6.7 citations), and we found no evidence that AI engines read ai.txt.",
  ledger: ["TE11", "TE12"],
  run: () => reported("Not scored and not checked."),
});
