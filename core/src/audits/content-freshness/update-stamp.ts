import { defineAudit, scored } from "../audit.ts";
import { updatedLine } from "../snippets.ts";

const YEAR = 365;

export const updateStamp = defineAudit({
  id: "update-stamp",
  section: "content_freshness",
  title: "It says when it was updated",
  why: "Models rank the same passage higher when it carries a newer date; only a truthful one is worth anything.",
  ledger: ["FR3"],
  part: 0.4,

  run({ facts, evidence, quotes }) {
    const { visible, tagged, latest } = facts.dates();
    const changed = [...visible, ...tagged].find((one) => one.role === "modified");
    const recent = latest !== null && latest.ageDays <= YEAR;
    const share = changed ? (recent ? 1 : 0.6) : recent ? 0.5 : 0;
    return scored(
      share,
      changed
        ? `The page gives the day of its last change: ${changed.value}.`
        : "The page gives no day of a last change beside its publication.",
      {
        fix: [
          "After the next real edit, add Updated and the day.",
          "Keep the day of publication and write the day of the last change beside it.",
          "State the last change in the text and in the tags.",
        ],
        quotes: quotes(changed?.raw ? [changed.raw] : []),
        snippet: updatedLine(evidence.now.slice(0, 10)),
      },
    );
  },
});
