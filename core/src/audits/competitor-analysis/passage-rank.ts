import { bestPassages, passagesFor } from "../../facts/passages/page-passages.ts";
import { defineAudit, notApplicable, reported } from "../audit.ts";

/** Reported without points: the estimate tells whether a passage is on topic, not which page gets cited. */
export const passageRank = defineAudit({
  id: "passage-rank",
  section: "competitor_analysis",
  title: "Rank among compared pages",
  why: "In one study of ChatGPT, 58.4% of pages in first place were cited, 14.2% in tenth place.",
  ledger: ["CA1", "CA2"],
  part: 0,
  needsRivals: true,

  run({ facts, rivals, quotes }) {
    if (!rivals) return notApplicable("No pages to compare with.");
    const { question } = facts.reading();
    const texts = [facts, ...rivals.map((rival) => rival.facts)].map((page) => page.text());
    const [ours, ...others] = bestPassages(
      question,
      texts.map((text) => passagesFor(question, text)),
    );
    if (!ours) return notApplicable("We found no passage to compare.");
    const theirs = others.filter((one) => one !== null);
    const rank = 1 + theirs.filter(({ relevance }) => relevance > ours.relevance).length;
    const first = facts.text().sentences.find((one) => ours.passage.text.startsWith(one.text));
    return reported(
      `Not scored. Your best passage ranks ${rank} of ${theirs.length + 1} by estimated relevance to the question.`,
      quotes(first ? [first.text] : []),
    );
  },
});
