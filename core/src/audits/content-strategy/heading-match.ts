import { coverage } from "../../facts/query.ts";
import { contentStems, wordsOf } from "../../facts/words.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { percent, ramp } from "../say.ts";

export const headingMatch = defineAudit({
  id: "heading-match",
  section: "content_strategy",
  title: "A heading says what the question says",
  why: "The closer a heading is to the question, the oftener the page was cited.",
  ledger: ["CS2"],
  about: "answer",

  run({ page, facts, quotes }) {
    const query = facts.query();
    const headings = page.headings.filter((heading) => heading.level <= 4 && heading.text !== "");
    if (query.terms.length === 0) return notApplicable("There is no question to compare the headings with.");
    const cover = (text: string) => coverage(query, new Set(contentStems(wordsOf(text))));
    const main = Math.max(0, ...headings.filter((one) => one.level === 1).map((one) => cover(one.text)));
    const below = headings.filter((one) => one.level > 1 && one.block !== null);
    const best = below.toSorted((one, other) => cover(other.text) - cover(one.text))[0];
    const under = best ? cover(best.text) : 0;
    const found = `The main heading shares ${percent(main)} of the question's terms, ${best ? `the closest subheading ${percent(under)}` : "and there is no subheading"}.`;
    const terms = facts.topic();
    return scored(0.3 * main + 0.7 * ramp(under, 0.05, 0.6), found, {
      fix: [
        `Let one subheading ask the question itself, with its words: ${terms}.`,
        `Rename a subheading so that it carries ${terms}; the answer goes right beneath.`,
        `Bring ${terms} into the subheading above the passage that answers it.`,
      ],
      example: `${opening(query.text, 70)}: the short answer`,
      quotes: quotes(best ? [best.text] : below.slice(0, 1).map((one) => one.text)),
    });
  },
});
