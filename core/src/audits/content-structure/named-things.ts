import { defineAudit, notApplicable, scored } from "../audit.ts";
import { percent, ramp } from "../say.ts";

const NAMED = /[\p{Ll},;:] \p{Lu}\p{L}+/u;

export const namedThings = defineAudit({
  id: "named-things",
  section: "content_structure",
  title: "People, places and things are named",
  why: "Cited text has more proper names, though famous ones do not help: contested.",
  ledger: ["ST17"],
  part: 0.5,
  english: true,

  run({ facts, quotes }) {
    const sentences = facts.text().sentences.filter((one) => one.kind === "paragraph");
    if (sentences.length < 6) return notApplicable("Too little running text to tell.");
    const named = sentences.filter((one) => NAMED.test(one.text));
    const share = named.length / sentences.length;
    const bare = sentences.find(
      (one) =>
        /\b(?:the company|the tool|the study|a (?:recent )?study|the product|researchers|experts|some (?:tools|companies))\b/i.test(
          one.text,
        ) && !NAMED.test(one.text),
    );
    return scored(ramp(share, 0.05, 0.45), `${percent(share)} of sentences name someone or something.`, {
      fix: [
        "Say which study, tool or company; the name is what gets cited.",
        "Replace the general noun by the proper name.",
        "Name the people, places and products you mean.",
      ],
      quotes: quotes(bare ? [bare.text] : []),
    });
  },
});
