/**
 * A result from elsewhere, made safe to show. What the specification doesn't name may be absent, because older results
 * and other servers don't have it; a missing part of the specified skeleton means that nothing can be shown.
 */
import { type AnalysisResult, SECTIONS } from "./analysis-result.ts";

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScore = (value: unknown): boolean =>
  isObject(value) && typeof value.score === "number" && value.score >= 0 && value.score <= 100;

const isSection = (part: unknown): boolean =>
  isObject(part) && isObject(part.content) && isScore(part.score) && Array.isArray(part.what_can_be_enhanced);

const BESIDES = {
  url: "",
  rubricVersion: "",
  mode: "local",
  provenance: {},
  page: { title: null, language: null, words: 0 },
  crawlers: null,
  gates: [],
  leftOut: null,
  audits: [],
};

/** `null`: it can't be shown. `now` is used where the time of analysis is missing. */
export function shownAnalysis(body: unknown, now: string): AnalysisResult | null {
  if (!isObject(body) || !isScore(body.score) || !SECTIONS.every((section) => isSection(body[section])))
    return null;
  const score = { explanation: "", ...(body.score as Loose) };
  return { ...BESIDES, analyzedAt: now, ...body, score } as unknown as AnalysisResult;
}
