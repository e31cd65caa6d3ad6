import { clip } from "../../facts/text/quote.ts";
import { isVague } from "../../reading/question/as-question.ts";
import { defineAudit, type Finding, type Subject, scored, untold } from "../audit.ts";
import { asked, WHOLE_SHARE } from "../say.ts";

/**
 * Unlike other checks it is graded: an opening may answer in part, and every better sentence counts. What isn't called an
 * answer counts little, so that words of the question alone earn next to nothing.
 */
export const earlyAnswer = defineAudit({
  id: "early-answer",
  section: "content_structure",
  title: "Answer near the top",
  why: "In one study, 44.2% of 18,012 ChatGPT citations came from the first 30% of the page; in another, the median cited sentence stood at 37%.",
  ledger: ["ST1"],
  about: "answer",
  needsLanguage: true,
  check: "answer_early",

  run(subject): Finding {
    const { question, answer, details } = subject.facts.reading();
    const { verdict, quotes, by, isDoubtful = false } = details.answer_early;
    const strength = by === "engine" ? (answer.opening ?? null) : null;
    if (verdict === "na" || verdict === "unsure" || (verdict === "no" && isDoubtful)) return untold();
    const isGood = verdict === "yes";
    const share = strength === null ? Number(isGood) : isGood ? strength : strength ** 2;
    const proof = { quotes: subject.quotes(quotes) };
    const told = isVague(question) ? "give the main point" : `answer ${asked(question)}`;
    return isGood
      ? scored(share, `The first 100 words ${told}${share < WHOLE_SHARE ? " in part" : ""}.`, proof)
      : scored(share, `The first 100 words don't ${told}.`, { ...proof, fix: fixFor(subject) });
  },
});

/** A sentence that certainly answers, but further down, can be moved up. */
function fixFor({ facts }: Subject): string {
  const { answer } = facts.reading();
  const [sentence] = answer.sentences;
  return answer.sure && answer.place !== "opening" && sentence
    ? `Move this sentence to the top: “${clip(sentence)}”`
    : "Answer the question in the first two sentences.";
}
