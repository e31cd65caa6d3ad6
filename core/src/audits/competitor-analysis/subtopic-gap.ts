import { contentStems, wordsOf } from "../../facts/words.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

export const subtopicGap = defineAudit({
  id: "subtopic-gap",
  section: "competitor_analysis",
  title: "The subtopics the others share",
  why: "What most compared pages treat is part of the answer; what only one treats is not.",
  ledger: ["CA4"],
  needsRivals: true,

  run({ facts, rivals }) {
    if (!rivals || rivals.length < 2)
      return notApplicable("Fewer than two pages to compare with were given.");
    const pages = new Map<string, { word: string; count: number }>();
    for (const rival of rivals) {
      const words = rival.facts.subheadings().flatMap((heading) => wordsOf(heading.text));
      const named = new Map(
        words.flatMap((word) =>
          contentStems([word]).map((stem): [string, string] => [stem, word.toLowerCase()]),
        ),
      );
      for (const [stem, word] of named) pages.set(stem, { word, count: (pages.get(stem)?.count ?? 0) + 1 });
    }
    const shared = [...pages].filter(([, one]) => one.count > rivals.length / 2);
    if (shared.length === 0) return notApplicable("The compared pages share no subtopic.");
    const spoken = new Set(facts.text().sentences.flatMap((one) => one.stems));
    const missing = shared.filter(([stem]) => !spoken.has(stem)).map(([, one]) => one.word);
    return scored(
      1 - missing.length / shared.length,
      missing.length === 0
        ? `All ${shared.length} subtopics that most of them share are treated here.`
        : `Most of them treat, and this page does not: ${listed(missing)}.`,
      {
        fix: [
          `Say a few sentences on ${listed(missing, 3)}, if it belongs to the question.`,
          `Add a short section on ${missing[0] ?? "it"}.`,
          `Answer what readers of the others learn about ${listed(missing, 2)}.`,
        ],
      },
    );
  },
});
