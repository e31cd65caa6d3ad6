/** The problems of a page: checks that found a fault, those that cost most first, each with its place in the source. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import { pointsTaken } from "@citeworthy/core/score/printed-points";
import { type Position, positions } from "@citeworthy/core/source/line-and-column";
import { type SourceIndex, type SourcePlace, sourceIndex } from "@citeworthy/core/source/source-index";

export type Level = "error" | "warning" | "note";
export type Problem = {
  rule: string;
  title: string;
  why: string;
  level: Level;
  found: string;
  advice: string;
  /** Points of the overall score that it takes, compared with such pages; 0 where it takes none. */
  points: number;
  start: Position;
  end: Position;
  /** Not in the baseline; always true without one. */
  isNew: boolean;
};

/** Two points of the overall score: less doesn't deserve a warning in a build. */
const MIN_WARNING_POINTS = 2;

const isOpen = ({ points }: AuditResult) => points.won < points.possible;

/** `isKnown`: whether the baseline has this rule for the page. */
export function problemsOf(
  { audits, gates }: AnalysisResult,
  html: string,
  isKnown: (rule: string) => boolean = () => false,
): Problem[] {
  const blocking = new Set(gates.filter(({ passed }) => !passed).map(({ id }) => id));
  const index = sourceIndex(html);
  const at = positions(html);
  const levelOf = (audit: AuditResult): Level => {
    if (blocking.has(audit.id)) return "error";
    return audit.isDoubtful || pointsTaken(audit) < MIN_WARNING_POINTS ? "note" : "warning";
  };
  return audits
    .filter((audit) => audit.advice !== null && (isOpen(audit) || blocking.has(audit.id)))
    .toSorted((one, other) => pointsTaken(other) - pointsTaken(one))
    .map((audit) => {
      const { start, end } = placeOf(audit, index);
      return {
        ...{ rule: audit.id, title: audit.title, why: audit.why, level: levelOf(audit) },
        ...{ found: audit.found, advice: audit.advice ?? "", points: pointsTaken(audit) },
        ...{ start: at(start), end: at(end), isNew: !isKnown(audit.id) },
      };
    });
}

/** The words that the finding quotes; a finding about what is missing points to the title or the beginning. */
function placeOf({ quotes }: AuditResult, index: SourceIndex): SourcePlace {
  for (const quote of quotes) {
    const place = index.find(quote);
    if (place) return place;
  }
  return index.findTag("h1") ?? index.findTag("title") ?? { start: 0, end: 0 };
}
