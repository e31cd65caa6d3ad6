import { defineAudit, notApplicable, scored } from "../audit.ts";
import { continued, opening } from "../example.ts";
import { listed, percent, ramp } from "../say.ts";

export const queryCoverage = defineAudit({
  id: "query-coverage",
  section: "content_strategy",
  title: "The text answers its own title",
  why: "Engines pick pages whose text covers the terms of the question, before anything else.",
  ledger: ["CS1"],
  about: "answer",

  run({ facts, quote }) {
    const query = facts.query();
    if (query.terms.length === 0)
      return notApplicable("The page has no title or address to take a question from.");
    const { coverage, quality } = facts.answer();
    const spoken = new Set(facts.text().sentences.flatMap((sentence) => sentence.stems));
    const missing = query.terms.filter((term) => !spoken.has(term.stem)).map((term) => term.word);
    const gap = missing.length > 0 ? ` Not in the text: ${listed(missing)}.` : "";
    const share = 0.4 * ramp(coverage, 0.6, 1) + 0.6 * ramp(quality, 0.55, 0.85);
    const found = `The text covers ${percent(coverage)} of the terms of “${query.text}”; ${quality > 0 ? `its best single sentence gives ${percent(quality)} of a complete answer` : "no single sentence comes near an answer"}.${gap}`;
    const wanted = listed(missing.length > 0 ? missing : query.terms.map((term) => term.word), 4);
    const { sentence } = facts.answer();
    return scored(share, found, {
      fix: [
        `Write one sentence that answers the title outright and uses its words: ${wanted}.`,
        `Say the answer in a single sentence that names ${wanted}, then explain it.`,
        `Rework the best sentence so that it carries all of the question: ${wanted}.`,
      ],
      example: sentence ? `${opening(query.text, 70)}: ${continued(sentence.text)}.` : null,
      quotes: sentence ? [quote(sentence.text)] : [],
    });
  },
});
