import { isSensitive } from "../../facts/intent.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";

const REVIEW =
  /\b(?:(?:medically |legally |fact[- ]?|clinically |technically )?(?:reviewed|checked|verified|approved) by|reviewer:|fact[- ]checked|our (?:method|methodology|editorial (?:process|policy|standards))|how we (?:test|review|rate|research)|methodology)\b/i;

export const expertReview = defineAudit({
  id: "expert-review",
  section: "content_authority",
  title: "Reviewed, or the method is told",
  why: "On health, money and law a reader wants to know who checked it.",
  ledger: ["AU9"],
  english: true,

  run({ page, facts, quotes }) {
    const topic = `${facts.query().text} ${page.title ?? ""}`;
    if (!isSensitive(topic)) return notApplicable("The topic is not one of health, money or law.");
    const line = REVIEW.exec(page.text);
    return scored(
      line ? 1 : 0,
      line
        ? "The page says who reviewed it or how it was made."
        : "The topic is one of health, money or law, and no line tells who reviewed the text or how it was made.",
      {
        fix: [
          "Add Reviewed by with name, training and date under the byline.",
          "Say in two sentences how the advice was gathered and who checked it.",
          "Link to your editorial or test method from the top of the page.",
        ],
        quotes: line ? quotes([line[0]]) : [],
      },
    );
  },
});
