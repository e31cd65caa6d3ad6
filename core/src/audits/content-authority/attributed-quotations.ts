import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count } from "../say.ts";

export const attributedQuotations = defineAudit({
  id: "attributed-quotations",
  section: "content_authority",
  title: "Quotations have a named speaker",
  why: "Quotations were the strongest text change in one experiment, and did nothing in its repetition.",
  ledger: ["AU3"],
  about: "facts",
  part: 0.7,

  run({ facts, quotes }) {
    if (facts.text().words < 250) return notApplicable("The text is too short to expect a quotation.");
    const all = facts.quotations();
    const named = all.filter((one) => one.speaker !== null);
    const anonymous = all.filter((one) => one.speaker === null);
    const share = named.length === 0 ? 0 : (named.length >= 2 ? 1 : 0.8) * (named.length / all.length);
    return scored(
      share,
      all.length === 0
        ? "No quotations."
        : `${count(all.length, "quotation")}, ${named.length} with a named speaker.`,
      {
        fix: [
          "Quote one person who knows, in their own words, with name and role beside it.",
          "Say who speaks: name, role, and where it was said.",
          "Add a sentence from the study or the person you rely on, in quotation marks, with its source.",
        ],
        example: anonymous[0] ? `“${opening(anonymous[0].text)},” said [name], [role].` : null,
        quotes: quotes(
          anonymous.map((one) => one.text),
          1,
        ),
      },
    );
  },
});
