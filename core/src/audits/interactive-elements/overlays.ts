import { defineAudit, notApplicable, reported } from "../audit.ts";
import { count } from "../say.ts";

/** Information only: the HTML doesn't say whether a dialog opens by itself. */
export const overlays = defineAudit({
  id: "overlays",
  section: "interactive_elements",
  title: "Overlays and pop-ups",
  why: "Learned rules call overlays noise; one study found no effect.",
  ledger: ["IN13"],
  part: 0,

  run({ page }) {
    const dialogs = page.interactive.filter((part) => part.kind === "dialog").length;
    if (dialogs === 0) return notApplicable("No dialogs in the HTML.");
    return reported(`Not scored. ${count(dialogs, "dialog")} in the HTML.`);
  },
});
