import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count, ramp } from "../say.ts";

const SERIES = /\b\p{L}+, (?:\p{L}+ ?){1,3}, (?:\p{L}+ ?){1,3},? (?:and|or) \p{L}+/u;

export const lists = defineAudit({
  id: "lists",
  section: "content_structure",
  title: "What is a list is set as one",
  why: "Lists are commoner on cited pages, though form alone does little.",
  ledger: ["ST11"],
  part: 0.3,

  run({ facts, quotes }) {
    const { words, sentences } = facts.text();
    if (words < 250) return notApplicable("The text is too short to need a list.");
    const items = facts
      .blocks()
      .reduce((sum, block) => sum + (block.kind === "list" ? block.items.length : 0), 0);
    const rate = (items / words) * 1000;
    const series = sentences.find((one) => one.kind === "paragraph" && SERIES.test(one.text));
    return scored(ramp(rate, 0, 6), `${count(items, "list item")} in ${words} words.`, {
      fix: [
        "Set the series in this sentence as a list, one thing an item.",
        "Where three or more things stand in a row, give each its own line.",
        "Turn the enumeration into a short list with a lead-in sentence.",
      ],
      quotes: quotes(series ? [series.text] : []),
    });
  },
});
