import { defineCheckAudit } from "../check-audit.ts";

export const faqBlock = defineCheckAudit({
  id: "faq-block",
  section: "content_structure",
  title: "Questions and answers",
  why: "A visible FAQ had a small positive effect in one agency's data (+0.07); FAQ markup had none.",
  ledger: ["ST10"],
  check: "faq",
  passed: "The page answers its readers' questions one by one.",
  failed: "We found no questions with their answers below.",
  fix: "Add questions your readers ask, each answered in two or three sentences.",
});
