import { defineAudit, scored } from "../audit.ts";

const NOTE =
  /\b(?:what(?:['’]s| has)? changed|change ?log|update(?:d)? (?:note|history)|editor['’]s note|correction|we (?:have )?updated|this (?:article|page|post|guide) was (?:last )?(?:updated|revised|corrected)|revision history|aktualisiert am|mis à jour le)\b/i;

export const changeNote = defineAudit({
  id: "change-note",
  section: "content_freshness",
  title: "A note says what changed",
  why: "A date with a reason is believed more readily; the effect is not isolated.",
  ledger: ["FR11"],
  part: 0.4,

  run({ page, quotes }) {
    const note = NOTE.exec(page.text);
    return scored(
      note ? 1 : 0,
      note ? "The page says what was changed." : "No note says what was changed and when.",
      {
        fix: [
          "Add one line under the date: what was changed and why.",
          "Keep a short list of changes at the end, newest first.",
          "Write Updated, the day, and the one thing that is new.",
        ],
        quotes: note ? quotes([note[0]]) : [],
      },
    );
  },
});
