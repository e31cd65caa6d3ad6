import { wordsOf } from "../../language/words.ts";
import type { Rivals } from "../../reading/rivals.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";
import { listed } from "../say.ts";

/** Reported without points: a shared word in subheadings need not be a subtopic. */
export const subtopicGap = defineAudit({
  id: "subtopic-gap",
  section: "competitor_analysis",
  title: "Subtopics other pages share",
  why: "Breadth across a whole domain went with more citations (correlation 0.34); for a single page the effect was weak.",
  ledger: ["CA4"],
  part: 0,
  needsRivals: true,

  run({ facts, rivals }) {
    if (!rivals || rivals.length < 2) return notApplicable("Needs at least two pages to compare with.");
    const shared = sharedHeadingWords(rivals);
    if (shared.size === 0) return notApplicable("The compared pages share no subtopics.");
    const used = new Set(facts.text().sentences.flatMap((one) => one.stems));
    const missing = [...shared].filter(([stem]) => !used.has(stem)).map(([, word]) => word);
    return reported(
      missing.length === 0
        ? "Not scored. The text covers the subtopics most compared pages share."
        : `Not scored. Most compared pages have these words in a subheading; this page does not mention them: ${listed(missing)}.`,
    );
  },
});

/** Stem and written word of what more than half of the pages name in a subheading. */
function sharedHeadingWords(rivals: Rivals): Map<string, string> {
  const pages = new Map<string, { word: string; count: number }>();
  for (const rival of rivals) {
    const words = rival.facts
      .text()
      .sections.flatMap(({ heading }) => (heading && heading.level > 1 ? wordsOf(heading.text) : []));
    const named = new Map(
      words.flatMap((word) =>
        rival.facts
          .lexicon()
          .stems([word])
          .map((stem) => [stem, word.toLowerCase()]),
      ),
    );
    for (const [stem, word] of named) pages.set(stem, { word, count: (pages.get(stem)?.count ?? 0) + 1 });
  }
  const shared = [...pages].filter(([, one]) => one.count > rivals.length / 2);
  return new Map(shared.map(([stem, { word }]) => [stem, word]));
}
