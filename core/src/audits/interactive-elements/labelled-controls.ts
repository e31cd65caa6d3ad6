import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf } from "../say.ts";

const CONTROLS = new Set(["input", "select", "textarea"]);

export const labelledControls = defineAudit({
  id: "labelled-controls",
  section: "interactive_elements",
  title: "Form fields have labels",
  why: "Assistants that act on a page need names for its fields; citation does not depend on it.",
  ledger: ["IN9"],
  part: 0.5,

  run({ page }) {
    const fields = page.interactive.filter((part) => CONTROLS.has(part.kind));
    if (fields.length === 0) return notApplicable("The page has no form fields.");
    const named = fields.filter((part) => (part.label ?? "").trim() !== "").length;
    return scored(named / fields.length, `${outOf(named, fields.length, "field", ["has", "have"])} a name.`, {
      fix: [
        "Give every field a label element.",
        "Connect labels and fields by for and id.",
        "Name the fields; a placeholder disappears.",
      ],
    });
  },
});
