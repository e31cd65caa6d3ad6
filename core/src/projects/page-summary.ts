/** What a list of pages shows of an analysis: title, score, kind, question and faults. */
import type { AnalysisResult, AuditResult } from "../contract/analysis-result.ts";
import { titleFromAddress } from "../contract/title-from-address.ts";
import { pointsTaken } from "../score/printed-points.ts";
import { cleanAddress } from "../visibility/answers/cited-address.ts";
import { type PagePlace, placeOf } from "./page-place.ts";

export type PageFinding = {
  audit: string;
  title: string;
  fault: string | null;
  found: string;
  quote: string;
  /** Points of the overall score that it takes, compared with such pages. */
  points: number;
};
export type PageSummary = {
  title: string;
  score: number;
  kind: string;
  question: string;
  findings: PageFinding[];
};

/** Below half of its points, a check is a fault rather than a detail. */
const FAULT_SHARE = 0.5;
const MAX_TITLE = 300;
const MAX_QUOTE = 300;

export function pageSummary(result: AnalysisResult): PageSummary {
  const title = result.page.title?.replace(/\s+/gu, " ").trim() || titleFromAddress(result.url);
  return {
    title: title.slice(0, MAX_TITLE),
    score: Math.round(result.score.score),
    kind: result.reading?.kind ?? "other",
    question: (result.reading?.question ?? "").slice(0, MAX_TITLE),
    findings: result.audits.filter(isFault).map((audit) => findingOf(audit, result)),
  };
}

export const isFault = ({ outcome, share, advice, isDoubtful }: AuditResult): boolean =>
  outcome === "scored" && share !== null && share < FAULT_SHARE && advice !== null && !isDoubtful;

function findingOf(
  { id, title, found, quotes, difference }: AuditResult,
  { edits }: AnalysisResult,
): PageFinding {
  return {
    audit: id,
    title,
    fault: edits?.find((edit) => edit.audit === id)?.fault ?? null,
    found: found.slice(0, MAX_QUOTE),
    quote: (quotes[0] ?? "").slice(0, MAX_QUOTE),
    points: pointsTaken({ difference }),
  };
}

const OTHER_CANONICAL = /^The canonical URL is another page: (\S+)\.$/;

/** The page that the result is about: the canonical address where it is on the same host, else the one that answered. */
export function filedPlace(result: AnalysisResult): (PagePlace & { url: string }) | null {
  const own = placeOf(result.url);
  const found = result.audits.find(({ id }) => id === "canonical")?.found ?? "";
  const declared = OTHER_CANONICAL.exec(found)?.[1] ?? "";
  const canonical = declared === "" ? null : placeOf(declared);
  if (own && canonical?.host === own.host) return { ...canonical, url: cleanAddress(declared) ?? declared };
  return own && { ...own, url: cleanAddress(result.url) ?? result.url };
}
