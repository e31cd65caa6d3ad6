import { defineAudit, reported } from "../audit.ts";
import { count } from "../say.ts";

export const passageLength = defineAudit({
  id: "passage-length",
  section: "content_structure",
  title: "Passages of 134–167 words",
  why: "This popular number is not in the paper it is credited to.",
  ledger: ["ST5"],
  run({ facts }) {
    const passages = facts.text().passages.filter((one) => one.words >= 134 && one.words <= 167);
    return reported(
      `Not scored. ${count(passages.length, "passage", "passages").replace(/^no/, "No")} on this page ${passages.length === 1 ? "has" : "have"} 134 to 167 words.`,
    );
  },
});
