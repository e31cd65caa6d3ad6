import { pointsBack } from "../../facts/headings.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { outOf, ramp } from "../say.ts";

const SHORTEST = 25;

export const selfContainedPassages = defineAudit({
  id: "self-contained-passages",
  section: "content_structure",
  title: "Paragraphs that stand alone",
  why: "A passage is read without its neighbours; one that opens with this or they loses its subject.",
  ledger: ["ST6"],
  part: 0.5,
  about: "answer",
  english: true,

  run({ facts, quotes }) {
    const openings = facts.text().sentences.filter((one) => one.opens && one.kind === "paragraph");
    const { sentences } = facts.text();
    const wordsOfBlock = new Map<number, number>();
    for (const one of sentences)
      wordsOfBlock.set(one.block, (wordsOfBlock.get(one.block) ?? 0) + one.words.length);
    const long = openings.filter((one) => (wordsOfBlock.get(one.block) ?? 0) >= SHORTEST);
    if (long.length < 3) return notApplicable("Fewer than three full paragraphs.");
    const leaning = long.filter((one) => pointsBack(one.text));
    return scored(
      1 - ramp(leaning.length / long.length, 0.02, 0.3),
      `${outOf(long.length - leaning.length, long.length, "paragraph", ["names its", "name their"])} subject in the first sentence.`,
      {
        fix: [
          "Replace the opening pronoun by the name of the thing.",
          "Begin the paragraph with its subject, so that it makes sense on its own.",
          "Say what this refers to; the sentence before may not come along.",
        ],
        example: leaning[0]
          ? `[the thing itself] ${leaning[0].text.split(" ").slice(1, 14).join(" ")} ...`
          : null,
        quotes: quotes(
          leaning.map((one) => one.text),
          2,
        ),
      },
    );
  },
});
