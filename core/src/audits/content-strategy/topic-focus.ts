import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, percent, ramp } from "../say.ts";

const LONG_ENOUGH = 40;

export const topicFocus = defineAudit({
  id: "topic-focus",
  section: "content_strategy",
  title: "Every section stays on the topic",
  why: "Pages that answer one question well are cited more than pages that touch on everything.",
  ledger: ["CS3"],
  part: 0.3,

  run({ facts, quotes }) {
    const terms = new Set(facts.query().terms.map((term) => term.stem));
    const sections = facts
      .text()
      .sections.filter((section) => section.heading && section.words >= LONG_ENOUGH);
    if (sections.length < 3 || terms.size === 0)
      return notApplicable("Fewer than three sections to compare.");
    const off = sections.filter(
      (section) => !section.sentences.some((one) => one.stems.some((stem) => terms.has(stem))),
    );
    const share = 1 - off.length / sections.length;
    const names = off.map((section) => section.heading?.text ?? "").filter((text) => text !== "");
    return scored(
      ramp(share, 0.3, 0.95),
      `${percent(share)} of ${count(sections.length, "section")} speak of what the title names.`,
      {
        fix: [
          "Tie each stray section to the question in its first sentence, or move it to a page of its own.",
          "Cut what does not serve the title, or say in one sentence how it bears on it.",
          "Give the off-topic sections their own page and link to it.",
        ],
        quotes: quotes(names),
      },
    );
  },
});
