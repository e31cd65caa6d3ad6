/** The overall score in two sentences: what an engine meets on the page, and what costs most. */
import type { AnalysisResult, AuditResult } from "../contract/analysis-result.ts";
import { GOOD } from "../contract/bands.ts";
import { pointsTaken } from "../score/printed-points.ts";
import { questionProblem } from "./reading-words.ts";

/** The check that takes most, compared with such pages; null where nothing is worse than usual. */
const costliest = ({ audits }: AnalysisResult): AuditResult | null =>
  audits
    .filter((audit) => pointsTaken(audit) > 0)
    .toSorted((one, other) => pointsTaken(other) - pointsTaken(one))[0] ?? null;

const PLACE = {
  opening: ", and its opening answers the question.",
  early: ", but the answer comes after the opening.",
  later: ", but the answer comes late in the text.",
  none: ", but we found no sentence that answers the question.",
};

/** No edit asks for other first lines, and no point is taken for them. */
const isOpeningFine = ({ edits = [], audits }: AnalysisResult): boolean =>
  !edits.some(({ about }) => about === "intro" || about === "answer_early") &&
  audits.every((audit) => audit.id !== "early-answer" || (!audit.isUntold && pointsTaken(audit) === 0));

function firstSentence(result: AnalysisResult): string {
  const { crawlers, reading } = result;
  const read = crawlers ? "AI crawlers can read this page" : "We could read this page";
  if (!reading || reading.question === "") return `${read}.`;
  const { level, place, isList, items } = reading.answer;
  const isListed = isList && items.length > 0;
  if (level === "none" && !isListed) return `${read}${PLACE.none}`;
  if (level === "closest" && !isListed) return `${read}, but no sentence clearly answers the question.`;
  return place !== "opening" || isOpeningFine(result) ? `${read}${PLACE[place]}` : `${read}.`;
}

/** Where the question limits the score, points of checks are not what is missing. */
function limitWords(result: AnalysisResult): [string, string] | null {
  const { reading } = result;
  if (!reading || questionProblem(reading) === null) return null;
  return reading.isOffTopic
    ? ["We could read this page, but it isn't about the question.", "So every section counts for less."]
    : [firstSentence(result), `That limits every section to ${GOOD - 1} points.`];
}

export function scoreSentences(result: AnalysisResult): string[] {
  if (result.gates.some(({ passed }) => !passed))
    return [
      "The problem above limits every section to 40 points.",
      "Fix it first; other edits count only afterwards.",
    ];
  const limit = limitWords(result);
  if (limit) return limit;
  if (result.score.start === undefined) return [firstSentence(result)];
  const worst = costliest(result);
  return [firstSentence(result), worst ? `What costs most: ${worst.found}` : "Nothing is worse than usual."];
}
