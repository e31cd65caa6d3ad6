import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

const PARTS = new Set(["form", "input", "select", "widget", "canvas"]);

export const toolsAndQuizzes = defineAudit({
  id: "tools-and-quizzes",
  section: "interactive_elements",
  title: "Calculators and quizzes",
  why: "No study shows that they raise citations.",
  ledger: ["IN3"],
  part: 0,

  run({ page }) {
    const parts = page.interactive.filter((part) => part.inMain && !part.isHidden && PARTS.has(part.kind));
    return reported(
      parts.length === 0
        ? "Not scored. No interactive element in the main content."
        : `Not scored. ${count(parts.length, "interactive element")} in the main content.`,
    );
  },
});
