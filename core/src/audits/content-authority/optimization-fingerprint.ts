import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

export const optimizationFingerprint = defineAudit({
  id: "optimization-fingerprint",
  section: "content_authority",
  title: "Written for people",
  why: "Detectors recognize pages made for engines; several of these marks together make one of them.",
  ledger: ["AU16"],
  part: 0.2,
  english: true,

  run({ facts, quotes }) {
    const { words, sentences } = facts.text();
    if (words < 200) return notApplicable("Too little text to tell.");
    const numbers = facts.numbers();
    const marks = [
      numbers.length >= 8 &&
        numbers.length / sentences.length > 0.35 &&
        numbers.every((one) => one.source === null) &&
        "many figures without one source",
      facts.wording("vagueSource").length >= 4 && "repeated appeals to unnamed studies",
      facts.wording("filler").length / sentences.length > 0.06 && "set phrases",
      facts.stuffing().density > 0.07 && "one phrase over and over",
      facts.subheadings().length >= 6 &&
        facts.subheadings().every((one) => one.isQuestion) &&
        "every heading a question",
    ].filter((mark) => mark !== false);
    const example = facts.wording("filler")[0] ?? facts.wording("vagueSource")[0];
    return scored(
      marks.length === 0 ? 1 : marks.length === 1 ? 0.6 : 0,
      marks.length === 0
        ? "No marks of a page made for engines."
        : `Marks of a page made for engines: ${listed(marks)}.`,
      {
        fix: [
          "Rewrite the marked parts as you would tell them to a colleague, with your sources at hand.",
          "Take out what is there for engines only; keep what a reader would miss.",
          "Give every figure its source and drop the set phrases.",
        ],
        quotes: quotes(example ? [example.sentence.text] : []),
      },
    );
  },
});
