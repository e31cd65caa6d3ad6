/** Scores one of our pages with the evidence that a real fetch of it would give. */
import { analyze } from "@citeworthy/core/analysis";
import { type AnalysisResult, SECTIONS } from "@citeworthy/core/contract";
import type { Evidence } from "@citeworthy/core/evidence";
import { ORIGIN, type Rendered } from "./open-site.ts";

const ROBOTS = ["User-agent: *", "Disallow: /api/", "Disallow: /functions/", "Allow: /", ""].join("\n");
const LOST_SHOWN = 12;
/** When our own pages are judged: the score of a page depends on how old it is. */
export const JUDGED_AT = "2026-11-15T12:00:00.000Z";

export function evidenceOf(path: string, { status, headers, html }: Rendered, now: string): Evidence {
  const url = new URL(path, ORIGIN).href;
  const lastModified = /"dateModified":"([^"]+)"/.exec(html)?.[1] ?? null;
  return {
    requestedUrl: url,
    url,
    redirects: [],
    status,
    headers,
    html,
    bytes: Buffer.byteLength(html),
    timings: { firstByteMs: 60, totalMs: 120 },
    robots: { kind: "found", url: `${ORIGIN}/robots.txt`, text: ROBOTS },
    sitemap: { url: `${ORIGIN}/sitemap.xml`, listed: true, lastModified },
    botAnswers: null,
    now,
  };
}

export const scorePage = (path: string, page: Rendered, now = new Date().toISOString()): AnalysisResult =>
  analyze(evidenceOf(path, page, now));

function lost(result: AnalysisResult): string[] {
  const gap = ({ points }: AnalysisResult["audits"][number]) => points.possible - points.won;
  return result.audits
    .filter((audit) => gap(audit) > 0.005)
    .toSorted((a, b) => gap(b) - gap(a))
    .slice(0, LOST_SHOWN)
    .flatMap((audit) => [
      `  -${gap(audit).toFixed(2)} ${audit.id} (${audit.section}): ${audit.found}`,
      ...audit.quotes.slice(0, 3).map((quote) => `         "${quote.slice(0, 140)}"`),
      ...(audit.advice ? [`         > ${audit.advice.replaceAll("\n", " / ").slice(0, 260)}`] : []),
    ]);
}

function readingLines({ reading }: AnalysisResult): string[] {
  if (!reading) return [];
  const { kind, kindSure, question, answer } = reading;
  return [
    `  read as ${kind} (${Math.round(kindSure * 100)}%), question: ${question}`,
    `  ${answer.level}, ${answer.place}: ${answer.sentences[0] ?? "-"}`,
  ];
}

export function scoreLines(path: string, result: AnalysisResult, isBrief: boolean): string[] {
  const sections = SECTIONS.map((section) => `${section} ${result[section].score.score}`);
  const gates = result.gates
    .filter((gate) => !gate.passed)
    .map((gate) => `  gate failed: ${gate.id}: ${gate.found}`);
  const head = `${String(result.score.score).padStart(3)}  ${path}  (${result.page.words} words)`;
  if (isBrief)
    return [`${head}  ${SECTIONS.map((section) => result[section].score.score).join(" ")}`, ...gates];
  return ["", head, `  ${sections.join(" | ")}`, ...readingLines(result), ...gates, ...lost(result)];
}
