import { defineAudit, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

export const overlays = defineAudit({
  id: "overlays",
  section: "interactive_elements",
  title: "No overlays over the text",
  why: "Noise by learned rules, without effect in a count: contested.",
  ledger: ["IN13"],
  part: 0.3,

  run({ page, quotes }) {
    const dialogs = page.interactive.filter((part) => part.kind === "dialog");
    return scored(1 - ramp(dialogs.length, 0, 4), `${count(dialogs.length, "dialog")} in the page.`, {
      fix: [
        "Show the dialog on request and not over the text.",
        "Keep at most one, and put it after the article in the HTML.",
        "Move the offer into the page below the answer.",
      ],
      quotes: quotes(
        dialogs.map((part) => part.label ?? "").filter((label) => label !== ""),
        1,
      ),
    });
  },
});
