import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf } from "../say.ts";

/** Fields outside the main text belong to the site: a search, a sign-in, traps for spam. */
const FIELDS = new Set(["input", "select", "textarea"]);

export const labelledControls = defineAudit({
  id: "labelled-controls",
  section: "interactive_elements",
  title: "Form field labels",
  why: "Helps assistants that fill in forms; it does not affect citations.",
  ledger: ["IN9"],
  part: 0.5,

  run({ page }) {
    const fields = page.interactive.filter(
      (part) => FIELDS.has(part.kind) && part.inMain && !part.isHidden && !part.isDecorative,
    );
    if (fields.length === 0) return notApplicable("The main text has no form fields.");
    const unnamed = fields.filter((part) => (part.label ?? "").trim() === "").length;
    if (unnamed === 0) return scored(1, "Every form field has a label.");
    return scored(
      1 - unnamed / fields.length,
      `${outOf(unnamed, fields.length, "form field", ["has", "have"])} no label.`,
      { fix: "Ask your developer to give every form field a <label>." },
    );
  },
});
