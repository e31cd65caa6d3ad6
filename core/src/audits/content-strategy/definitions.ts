import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

const EARLY = 150;

export const definitions = defineAudit({
  id: "definitions",
  section: "content_strategy",
  title: "The key term is defined",
  why: "Cited passages are nearly twice as likely to say outright what a thing is.",
  ledger: ["CS7"],
  about: "answer",
  english: true,

  run({ facts, quotes }) {
    const terms = new Set(facts.query().terms.map((term) => term.stem));
    const found = facts.definitions();
    const onTopic = found.filter((one) => one.stems.some((stem) => terms.has(stem)));
    const early = onTopic.find((one) => one.wordsBefore <= EARLY);
    const share = early ? 1 : onTopic.length > 0 ? 0.65 : found.length > 0 ? 0.35 : 0;
    const where = early
      ? "within or near the first 150 words"
      : onTopic.length > 0
        ? "but none in the first 150 words"
        : "but not the title's own subject";
    const named = facts.topic();
    return scored(
      share,
      found.length === 0
        ? "No sentence says what something is."
        : `${count(found.length, "sentence defines", "sentences define")} something${early ? "" : ","} ${where}.`,
      {
        fix: [
          `Open with one sentence of the form: ${named} is a ... that ...`,
          `Say in the first 150 words what ${named} is, naming it as the subject of the sentence.`,
          `Move or write the definition of ${named} to the top; what it is first, why it matters after.`,
        ],
        example: `${named.charAt(0).toUpperCase()}${named.slice(1)} is [what kind of thing] that [what it does].`,
        quotes: quotes((early ? [early] : onTopic.slice(0, 1)).map((one) => one.text)),
      },
    );
  },
});
