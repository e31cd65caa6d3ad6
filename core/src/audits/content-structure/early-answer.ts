import { clip } from "../../facts/text/quote.ts";
import { defineAudit, type Finding, notApplicable, type Subject, scored } from "../audit.ts";
import { asked } from "../say.ts";

/** From this strength on there is nothing to add. */
const WHOLE = 0.8;
/** Long enough to recognize the sentence on the page. */
const LONGEST_EXCERPT = 160;

/**
 * Unlike other checks it is graded: an opening may answer in part, and every better sentence counts. What isn't called an
 * answer counts little, so that words of the question alone earn next to nothing.
 */
export const earlyAnswer = defineAudit({
  id: "early-answer",
  section: "content_structure",
  title: "Answer near the top",
  why: "In one study, 44.2% of 18,012 ChatGPT citations came from the first 30% of the page.",
  ledger: ["ST1"],
  about: "answer",
  needsLanguage: true,
  check: "answer_early",

  run(subject): Finding {
    const { question, answer, details } = subject.facts.reading();
    const { verdict, quotes, by, isDoubtful = false } = details.answer_early;
    const strength = by === "engine" ? (answer.opening ?? null) : null;
    if (verdict === "na" || (verdict === "unsure" && strength === null))
      return notApplicable("We can't tell from the page, so this check doesn't count.");
    const isGood = verdict === "yes";
    const share = strength === null ? Number(isGood) : isGood ? strength : strength ** 2;
    const shown = subject.quotes(quotes);
    if (isGood && share >= WHOLE)
      return scored(share, `The first 100 words answer ${asked(question)}.`, { quotes: shown });
    // An answer that could be better isn't a clear fault.
    const proof = {
      quotes: shown,
      fix: fixFor(subject),
      isDoubtful: isGood || isDoubtful || verdict === "unsure",
    };
    if (isGood) return scored(share, `The first 100 words answer ${asked(question)} only in part.`, proof);
    return verdict === "unsure"
      ? scored(share, `We aren't sure that the first 100 words answer ${asked(question)}.`, proof)
      : scored(share, `The first 100 words don't answer ${asked(question)}.`, proof);
  },
});

/** A sentence that certainly answers, but further down, can be moved up. */
function fixFor({ facts }: Subject): string {
  const { answer, checks } = facts.reading();
  if (checks.answer_early === "yes")
    return "Give the whole answer in the first two sentences: what, how much, for whom.";
  const [sentence] = answer.sentences;
  return answer.sure && answer.place !== "opening" && sentence
    ? `Move this sentence to the top: “${clip(sentence, LONGEST_EXCERPT)}”`
    : "Answer the question in the first two sentences.";
}
