import { defineAudit, reported } from "../audit.ts";

export const aiTxt = defineAudit({
  id: "ai-txt",
  section: "technical_implementation",
  title: "ai.txt and similar files",
  why: "No evidence was found that any engine reads them. No points.",
  ledger: ["TE12"],
  run: () => reported("Not scored and not fetched: nobody has shown that they are read."),
});
