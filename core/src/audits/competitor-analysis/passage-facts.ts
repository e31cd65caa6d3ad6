import { figuresIn } from "../../facts/numbers.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count } from "../say.ts";

const NAMED = /[\p{Ll},;:] \p{Lu}\p{L}+/u;
const YEAR = /\b(?:19|20)\d\d\b/;

export const passageFacts = defineAudit({
  id: "passage-facts",
  section: "competitor_analysis",
  title: "The best passage holds facts",
  why: "Between two passages on the question, the one with the facts is the safer one to quote.",
  ledger: ["CA3", "CS5"],
  about: "facts",

  run({ facts, quotes }) {
    const { passage } = facts.answer();
    if (!passage) return notApplicable("There is no passage to judge.");
    const texts = passage.sentences.map((one) => one.text);
    const figures = new Set(texts.flatMap(figuresIn)).size;
    const kinds = [
      figures > 0,
      texts.some((text) => NAMED.test(text)),
      texts.some((text) => YEAR.test(text)),
    ];
    const share = 0.5 * Math.min(1, figures / 2) + 0.25 * (kinds[1] ? 1 : 0) + 0.25 * (kinds[2] ? 1 : 0);
    return scored(
      share,
      `The passage that fits the question best has ${count(figures, "figure")}, ${kinds[1] ? "a name" : "no name"} and ${kinds[2] ? "a year" : "no year"}.`,
      {
        fix: [
          "Add the figure that proves this passage, who measured it and in which year.",
          "Put one value, its source and its year right here.",
          "Say how much, by whom and when in this passage, not further down.",
        ],
        example: texts[0] ? `${opening(texts[0])}: [value] in [year], according to [source].` : null,
        quotes: quotes(texts.slice(0, 1)),
      },
    );
  },
});
