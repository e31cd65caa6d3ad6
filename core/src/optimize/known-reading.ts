/** What the report says about a page, for callers that judge its text again. */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import { MARKED_SECTIONS } from "../contract/marks.ts";
import type { KnownReading } from "../reading/with-known-reading.ts";

export function knownReading(result: AnalysisResult): KnownReading {
  const { reading } = result;
  if (!reading) return { checks: {} };
  if (!reading.marks) return { checks: reading.details };
  const points = MARKED_SECTIONS.map((section) => [section, result[section].markPoints ?? 0]);
  return { checks: reading.details, marks: reading.marks, markPoints: Object.fromEntries(points) };
}
