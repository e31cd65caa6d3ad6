import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued, opening } from "../example.ts";
import { outOf, ramp } from "../say.ts";

/** Such a heading names a part of the page; there is no subject in it to open on. */
const NAMES_A_PART =
  /^(?:key (?:takeaways?|points?|facts|findings)|takeaways?|tl;?dr|(?:the )?(?:summary|conclusions?|introduction|overview|verdict|bottom line|highlights)|final (?:thoughts|words)|in (?:short|brief|summary|conclusion)|at a glance|faqs?|frequently asked questions|sources|references|further reading|related \w+|comments?|fazit|zusammenfassung|einleitung|conclusión|conclusione|conclusão|samenvatting)\W*$/i;

export const sectionAnswers = defineAudit({
  id: "section-answers",
  section: "content_structure",
  title: "Sections open with their answer",
  why: "A passage is lifted together with its heading; its first lines should say what the heading promises.",
  ledger: ["ST2"],
  about: "answer",

  run({ facts, quotes }) {
    const headings = facts
      .subheadings()
      .filter(({ section, text }) => section.words >= 15 && !NAMES_A_PART.test(text));
    if (headings.length < 2) return notApplicable("Fewer than two sections under subheadings.");
    const open = headings.filter((heading) => !heading.isAnswered);
    const share = 1 - open.length / headings.length;
    const first = open[0];
    return scored(
      ramp(share, 0.1, 0.8),
      `${outOf(headings.length - open.length, headings.length, "section", ["opens", "open"])} with a sentence that answers the heading or names its subject.`,
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
