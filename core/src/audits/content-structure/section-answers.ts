import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued, opening } from "../example.ts";
import { ramp } from "../say.ts";

export const sectionAnswers = defineAudit({
  id: "section-answers",
  section: "content_structure",
  title: "Sections open with their answer",
  why: "A passage is lifted together with its heading; its first lines should say what the heading promises.",
  ledger: ["ST2"],
  about: "answer",

  run({ facts, quotes }) {
    const headings = facts.subheadings().filter((heading) => heading.section.words >= 15);
    if (headings.length < 2) return notApplicable("Fewer than two sections under subheadings.");
    const open = headings.filter((heading) => !heading.isAnswered);
    const share = 1 - open.length / headings.length;
    const first = open[0];
    return scored(
      ramp(share, 0.1, 0.8),
      `${headings.length - open.length} of ${headings.length} sections open with a sentence about what their heading names.`,
      {
        fix: [
          `Start the section${first ? ` under “${first.text}”` : ""} with a statement that names its subject.`,
          `Let the first sentence${first ? ` below “${first.text}”` : ""} answer the heading, in at most 60 words.`,
          "Repeat the heading's noun in the first sentence instead of this, it or they.",
        ],
        example: first
          ? `${opening(first.text, 60)}: ${continued(first.section.sentences[0]?.text ?? "")}.`
          : null,
        quotes: quotes(
          open.map((heading) => heading.section.sentences[0]?.text ?? ""),
          2,
        ),
      },
    );
  },
});
