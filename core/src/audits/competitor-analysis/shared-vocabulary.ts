import type { Facts } from "../../facts/facts.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed, percent, ramp } from "../say.ts";

const TOP = 40;

/** The stems a page uses most, most used first. */
function topStems(facts: Facts): string[] {
  const counts = new Map<string, number>();
  for (const sentence of facts.text().sentences) {
    for (const stem of new Set(sentence.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, TOP)
    .map(([stem]) => stem);
}

export const sharedVocabulary = defineAudit({
  id: "shared-vocabulary",
  section: "competitor_analysis",
  title: "Speaks the topic's common language",
  why: "Cited domains are less unusual in their words than their peers.",
  ledger: ["CA7"],
  needsRivals: true,
  part: 0.5,

  run({ facts, rivals }) {
    if (!rivals || rivals.length < 2)
      return notApplicable("Fewer than two pages to compare with were given.");
    const counts = new Map<string, number>();
    for (const rival of rivals)
      for (const stem of topStems(rival.facts)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const common = [...counts].filter(([, count]) => count > rivals.length / 2).map(([stem]) => stem);
    if (common.length < 5) return notApplicable("The compared pages share too few words.");
    const spoken = new Set(facts.text().sentences.flatMap((one) => one.stems));
    const missing = common.filter((stem) => !spoken.has(stem));
    const share = 1 - missing.length / common.length;
    return scored(
      ramp(share, 0.2, 0.8),
      `The page uses ${percent(share)} of the words that most of the others use most.`,
      {
        fix: [
          `Use the usual terms beside your own: ${listed(missing, 4)}.`,
          "Name things as readers search for them; explain your own term once.",
          `Let the common words of the topic appear: ${listed(missing, 4)}.`,
        ],
      },
    );
  },
});
