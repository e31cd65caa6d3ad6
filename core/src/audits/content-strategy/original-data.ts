import { figuresIn } from "../../facts/numbers.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

export const originalData = defineAudit({
  id: "original-data",
  section: "content_strategy",
  title: "Data of its own",
  why: "A figure that exists nowhere else can only be cited from here.",
  ledger: ["CS16"],
  part: 0.5,
  about: "facts",
  english: true,

  run({ facts, quotes }) {
    if (facts.text().words < 150) return notApplicable("Too little text to expect data.");
    const own = facts.wording("ownData");
    const counted = own.filter((one) => figuresIn(one.sentence.text).length > 0);
    const share = counted.length >= 2 ? 1 : counted.length === 1 ? 0.75 : own.length > 0 ? 0.4 : 0;
    return scored(
      share,
      `${count(own.length, "sentence tells", "sentences tell")} of measurements of its own${own.length > 0 ? `, ${counted.length} of them with a figure` : ""}.`,
      {
        fix: [
          "Add one figure you can count yourself: how many cases, over which time, with what result.",
          "Say what you measured, on how many, and when; a small honest sample is enough.",
          "Put the number into the sentence that tells of your own test.",
        ],
        quotes: quotes(
          own.map((one) => one.sentence.text),
          1,
        ),
      },
    );
  },
});
