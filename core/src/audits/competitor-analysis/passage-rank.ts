import { holdContest } from "../../facts/contest.ts";
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

  run({ page, facts, rivals, quotes }) {
    if (!rivals) return notApplicable("No pages to compare with.");
    const question = facts.reading().question || facts.query().text;
    const contest = holdContest(question, { url: page.url, facts }, rivals);
    if (!contest?.ours) return notApplicable("We found no passage to compare.");
    const { passage } = contest.ours;
    const first = facts.text().sentences.find((one) => passage.startsWith(one.text));
    return reported(
      `Not scored. Your best passage ranks ${contest.rank} of ${contest.entries.length} by estimated relevance to the question.`,
      quotes(first ? [first.text] : []),
    );
  },
});
