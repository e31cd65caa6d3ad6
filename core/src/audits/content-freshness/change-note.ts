import { anyOf } from "../../language/phrase-pattern.ts";
import { defineAudit, notApplicable, reported, scored } from "../audit.ts";
import { withoutUpdateByNature } from "./dated-kinds.ts";

const NOTE_FORMS = [
  "what(?:['’]s| has)? changed",
  "change ?log",
  "update(?:d)? (?:note|history)",
  "editor['’]s note",
  "correction",
  "we (?:have )?updated",
  "this (?:article|page|post|guide) (?:was|has been) (?:last )?(?:updated|revised|corrected)",
  "revision history",
];
const NOTE = anyOf(NOTE_FORMS);

export const changeNote = defineAudit({
  id: "change-note",
  section: "content_freshness",
  title: "Update note",
  why: "Not tested; it tells readers why the date changed.",
  ledger: ["FR11"],
  part: 0.4,

  run({ page, facts, quotes }) {
    const undated = withoutUpdateByNature(facts);
    if (undated) return undated;
    const note = NOTE.exec(page.text)?.[0];
    if (note) return scored(1, `A note mentions an update: “${note}”.`, { quotes: quotes([note]) });
    const { visible } = facts.dates();
    if (!visible.some((date) => date.role === "modified"))
      return notApplicable("The page shows no update date that a note could explain.");
    // Nobody has tested whether a note helps.
    return reported("We found no note that says what changed.");
  },
});
