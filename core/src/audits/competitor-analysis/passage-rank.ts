import { holdContest } from "../../facts/contest.ts";
import { contentStems, wordsOf } from "../../facts/words.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";

export const passageRank = defineAudit({
  id: "passage-rank",
  section: "competitor_analysis",
  title: "Place among the compared pages",
  why: "The first of a list was cited four times as often as the tenth.",
  ledger: ["CA1", "CA2"],
  needsRivals: true,
  about: "answer",

  run({ page, facts, rivals, quotes }) {
    if (!rivals) return notApplicable("No pages to compare with were given.");
    const contest = holdContest(facts.query().text, { url: page.url, facts }, rivals);
    if (!contest?.ours) return notApplicable("There is no passage to compare.");
    const { ours } = contest;
    const share = contest.best.relevance === 0 ? 0 : ours.relevance / contest.best.relevance;
    const own = new Set(contentStems(wordsOf(ours.passage)));
    const missing = facts
      .query()
      .terms.filter((term) => !own.has(term.stem))
      .map((term) => term.word);
    const [first] =
      facts.text().passages.find((one) => ours.passage.startsWith(one.sentences[0]?.text ?? " "))
        ?.sentences ?? [];
    return scored(
      share,
      `The best passage comes ${contest.rank} of ${contest.entries.length} by relevance to the question.`,
      {
        fix: [
          `Bring ${missing.length > 0 ? listed(missing, 3) : "the whole question"} into this passage; the leading one has more of it.`,
          "Sharpen this passage until it answers the question more completely than the leading one.",
          "Say the answer in the question's words at the start of this passage.",
        ],
        quotes: quotes(first ? [first.text] : []),
      },
    );
  },
});
