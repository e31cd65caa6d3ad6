/** The overall score in two sentences: what an engine meets on the page, and where most points are missing. */
import { type AnalysisResult, type AuditResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { questionProblem } from "@citeworthy/core/report/reading-words";
import { isMeasured } from "@citeworthy/core/report/section-words";
import { GOOD } from "@citeworthy/core/score/bands";
import { numberText } from "../../../ui/figures/number-text.ts";
import { titleOf } from "../sections/section-names.ts";

/** Less than this overall is not worth pointing at. */
const MIN_MISSING_POINTS = 1;

export const missingPoints = ({ outcome, points }: AuditResult): number =>
  outcome === "scored" ? points.possible - points.won : 0;

export const missingIn = (audits: readonly AuditResult[], section: Section): number =>
  audits.reduce((sum, audit) => sum + (audit.section === section ? missingPoints(audit) : 0), 0);

export const mostMissing = (result: AnalysisResult): { section: Section; points: number } | null =>
  SECTIONS.filter((section) => isMeasured(result[section]))
    .map((section) => ({ section, points: missingIn(result.audits, section) }))
    .filter(({ points }) => points >= MIN_MISSING_POINTS)
    .toSorted((one, other) => other.points - one.points)[0] ?? null;

/** What isn't measured isn't estimated either. */
export const estimatedSections = (result: AnalysisResult): Section[] =>
  SECTIONS.filter((section) => isMeasured(result[section]) && result.provenance[section] === "estimated");

const PLACE = {
  opening: ", and its opening answers the question.",
  early: ", but the answer comes after the opening.",
  later: ", but the answer comes late in the text.",
  none: ", but we found no sentence that answers the question.",
};

function firstSentence({ crawlers, reading }: AnalysisResult): string {
  const read = crawlers ? "AI crawlers can read this page" : "We could read this page";
  if (!reading || reading.question === "") return `${read}.`;
  const { level, place, isList, items } = reading.answer;
  const isListed = isList && items.length > 0;
  if (level === "none" && !isListed) return `${read}${PLACE.none}`;
  if (level === "closest" && !isListed) return `${read}, but no sentence clearly answers the question.`;
  return `${read}${PLACE[place]}`;
}

/** Where the question limits the score, points of checks are not what is missing. */
function limitWords(result: AnalysisResult): [string, string] | null {
  const { reading } = result;
  if (!reading || questionProblem(reading) === null) return null;
  return reading.isOffTopic
    ? ["We could read this page, but it isn't about the question.", "So every section counts for less."]
    : [firstSentence(result), `That limits every section to ${GOOD - 1} points.`];
}

export function scoreSentences(result: AnalysisResult): [string, string] {
  if (result.gates.some(({ passed }) => !passed))
    return [
      "The problem above limits every section to 40 points.",
      "Fix it first; other edits count only afterwards.",
    ];
  const limit = limitWords(result);
  if (limit) return limit;
  const most = mostMissing(result);
  return [
    firstSentence(result),
    most
      ? `Most of the missing points are in ${titleOf(most.section)}: ${numberText(most.points)} of the overall score.`
      : "No section has more than a point left to earn.",
  ];
}
