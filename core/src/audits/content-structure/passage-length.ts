import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

export const passageLength = defineAudit({
  id: "passage-length",
  section: "content_structure",
  title: "Passages of 134 to 167 words",
  why: "A popular rule whose figure is not in the paper it is credited to. No points.",
  ledger: ["ST5"],
  run({ facts }) {
    const passages = facts.text().passages.filter((one) => one.words >= 134 && one.words <= 167);
    return reported(
      `Not scored. For the record, ${count(passages.length, "passage of this page has", "passages of this page have")} that length.`,
    );
  },
});
