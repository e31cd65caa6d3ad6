/** How far the marks of a connected model move a section from what its checks say. */
import type { Section } from "../contract/analysis-result.ts";
import { MARK_SECTION, MARKS, type MarkName, type PageMarks } from "../contract/marks.ts";
import { tenths } from "./tenths.ts";
import { MARK_WEIGHTS } from "./weights/mark-weights.ts";

/** `share`: how far a section moves towards its marks. `most`: by how many points at most. Both are learned. */
export type MarkModel = { share: number; most: number };

/** A mark of 7 says that the section is worth 70 points. */
const POINTS_PER_MARK = 10;

/** The marks that count, by their section; none where a fault speaks against all of them. */
export const countedMarks = ({ marks, fault }: PageMarks, section: Section): MarkName[] =>
  fault ? [] : MARKS.filter((name) => MARK_SECTION[name] === section && !marks[name].fault);

/** Points of the section, in tenths: what marks add to `score`, the section's score by its checks alone. */
export function markPoints(
  score: number,
  section: Section,
  marks: PageMarks | undefined,
  { share, most }: MarkModel = MARK_WEIGHTS,
): number {
  const counted = marks ? countedMarks(marks, section) : [];
  if (!marks || counted.length === 0) return 0;
  const sum = counted.reduce((total, name) => total + marks.marks[name].mark, 0);
  const wanted = (POINTS_PER_MARK * sum) / counted.length;
  return tenths(Math.min(most, Math.max(-most, share * (wanted - score))));
}
