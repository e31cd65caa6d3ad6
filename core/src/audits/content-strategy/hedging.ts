import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued } from "../example.ts";
import { count, percent, ramp } from "../say.ts";

const INTRO = 100;

export const hedging = defineAudit({
  id: "hedging",
  section: "content_strategy",
  title: "Statements without maybes",
  why: "Hedged sentences are cited less; where you are unsure, say what it depends on.",
  ledger: ["CS9"],
  part: 0.4,
  english: true,

  run({ facts, quotes }) {
    const { sentences } = facts.text();
    if (sentences.length < 8) return notApplicable("Too few sentences to tell.");
    const hedged = facts.wording("hedge");
    const weight = hedged.reduce((sum, one) => sum + (one.sentence.wordsBefore < INTRO ? 2 : 1), 0);
    const rate = weight / sentences.length;
    return scored(
      1 - ramp(rate, 0.03, 0.2),
      `${count(hedged.length, "sentence hedges", "sentences hedge")}${hedged.length > 0 ? `, ${percent(hedged.length / sentences.length)} of all` : ""}.`,
      {
        fix: [
          "Name the condition instead of the doubt: it holds when ..., it fails when ...",
          "Decide: state it with its source, or leave it out.",
          "Replace the maybe by the share of cases, with where that share comes from.",
        ],
        example: hedged[0]
          ? `When [condition], ${continued(hedged[0].sentence.text.replace(hedged[0].phrase, "").replace(/ {2,}/g, " "))}.`
          : null,
        quotes: quotes(
          hedged.map((one) => one.sentence.text),
          2,
        ),
      },
    );
  },
});
