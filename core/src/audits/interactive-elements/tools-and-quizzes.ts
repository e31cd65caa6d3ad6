import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

export const toolsAndQuizzes = defineAudit({
  id: "tools-and-quizzes",
  section: "interactive_elements",
  title: "Calculators and quizzes",
  why: "No study shows that they raise citation. No points.",
  ledger: ["IN3"],
  run({ page }) {
    const parts = page.interactive.filter(
      (part) => part.inMain && ["form", "input", "select", "widget", "canvas"].includes(part.kind),
    ).length;
    return reported(`Not scored: ${count(parts, "interactive part")} in the main text.`);
  },
});
