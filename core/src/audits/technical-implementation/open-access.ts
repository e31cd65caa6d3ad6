import { accessWall } from "../../facts/access.ts";
import { defineAudit, scored } from "../audit.ts";

export const openAccess = defineAudit({
  id: "open-access",
  section: "technical_implementation",
  title: "Open without login or payment",
  why: "What stands behind a wall is not read.",
  ledger: ["TE22"],
  part: 0.2,

  run({ page, facts, quotes }) {
    const wall = accessWall(page, facts.text());
    return scored(wall ? 0 : 1, wall ? "The text ends at a wall." : "No wall stops the reader.", {
      fix: [
        "Leave the answer and its main facts before the wall.",
        "Open the page, or give it a free summary that stands alone.",
        "Serve the whole text to readers without an account.",
      ],
      quotes: wall ? quotes([wall]) : [],
    });
  },
});
