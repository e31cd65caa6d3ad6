import { defineAudit, notApplicable, scored } from "../audit.ts";
import { asQuestion } from "../example.ts";
import { outOf, ramp } from "../say.ts";

/** Past this share, more questions stop helping: a page is not a quiz. */
const ENOUGH = 0.3;

export const questionHeadings = defineAudit({
  id: "question-headings",
  section: "content_structure",
  title: "Headings ask what readers ask, and are answered",
  why: "Question headings help in some studies and hurt in another; they count only with an answer beneath.",
  ledger: ["ST9"],
  part: 0.6,
  about: "answer",

  run({ facts, quotes }) {
    const headings = facts.subheadings();
    if (headings.length < 2) return notApplicable("Fewer than two subheadings.");
    const answered = headings.filter((heading) => heading.isQuestion && heading.isAnswered);
    const plain = headings.filter((heading) => !heading.isQuestion);
    const share = answered.length / headings.length;
    return scored(
      ramp(share, 0, ENOUGH),
      `${outOf(answered.length, headings.length, "subheading", ["asks", "ask"])} a question that the next sentence answers.`,
      {
        fix: [
          "Turn one or two main subheadings into the question the section answers, and answer it at once.",
          "Ask what a reader would type, then reply in the first sentence.",
          "Rephrase the heading as who, what, how or why; keep the answer right below.",
        ],
        example: plain[0] ? asQuestion(plain[0].text) : null,
        quotes: quotes(
          plain.map((heading) => heading.text),
          2,
        ),
      },
    );
  },
});
