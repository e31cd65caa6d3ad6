/**
 * What a model read into a page, laid over what was measured. It moves a section by at most 20 points, half of what it
 * asks for, and only on the strength of words that stand on the page; its other findings are dropped.
 */
import {
  type AnalysisResult,
  type ModelFinding,
  SECTIONS,
  type Section,
} from "../contract/analysis-result.ts";
import { effortAndImpact } from "../score/bands.ts";
import { GATE_CAP } from "../score/gates.ts";
import { overallScore } from "../score/points.ts";

export const MODEL_SECTIONS = [
  "content_strategy",
  "content_structure",
  "content_authority",
  "content_freshness",
  "interactive_elements",
] as const satisfies readonly Section[];
export type ModelSection = (typeof MODEL_SECTIONS)[number];

export type ModelReading = Partial<Record<ModelSection, { score: number; findings: ModelFinding[] }>>;

const MOST_MOVED = 20;
const SHARE = 0.5;
const SHORTEST_QUOTE = 12;

const even = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”„]/g, '"').replace(/\s+/g, " ").trim().toLowerCase();

/** Findings whose words stand in the page's text. */
export function foundedOnly(findings: readonly ModelFinding[], pageText: string): ModelFinding[] {
  const page = even(pageText);
  return findings.filter(({ quote }) => {
    const words = even(quote);
    return words.length >= SHORTEST_QUOTE && page.includes(words);
  });
}

export function movedBy(measured: number, wanted: number): number {
  if (!Number.isFinite(wanted)) return 0;
  const move = Math.round((Math.min(100, Math.max(0, wanted)) - measured) * SHARE);
  const bounded = Math.min(MOST_MOVED, Math.max(-MOST_MOVED, move));
  return Math.min(100 - measured, Math.max(-measured, bounded));
}

export function withModel(
  result: AnalysisResult,
  reading: ModelReading,
  { model, pageText }: { model: string; pageText: string },
): AnalysisResult {
  const capped = result.gates.some((gate) => !gate.passed);
  const changed = { ...result };
  for (const section of MODEL_SECTIONS) {
    const said = reading[section];
    const findings = said ? foundedOnly(said.findings, pageText) : [];
    if (!said || findings.length === 0) continue;
    changed[section] = moved(result, section, { wanted: said.score, findings, model, capped });
  }
  const score = overallScore(SECTIONS.map((section) => changed[section].score.score));
  return {
    ...changed,
    mode: "live",
    score: {
      score,
      explanation: `${result.score.explanation} With what ${model} read, bounded to ${MOST_MOVED} points a section, it is ${score}; measured alone it is ${result.score.score}.`,
    },
  };
}

type Said = { wanted: number; findings: ModelFinding[]; model: string; capped: boolean };

function moved(result: AnalysisResult, section: Section, { wanted, findings, model, capped }: Said) {
  const before = result[section];
  const measured = before.score.score;
  const move = movedBy(measured, wanted);
  const score = capped ? Math.min(GATE_CAP, measured + move) : measured + move;
  const sign = move >= 0 ? `+${move}` : String(move);
  return {
    ...before,
    content: { ...before.content, ...effortAndImpact(score) },
    score: {
      score,
      explanation: `${before.score.explanation} ${model} read ${findings.length} ${findings.length === 1 ? "point" : "points"} into it, each with words of the page: ${sign}, so ${score}.`,
    },
    model: { name: model, measured, moved: score - measured, findings },
  };
}
