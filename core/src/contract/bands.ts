/** The bands that every score badge, gauge and text uses, and what effort and impact follow from a score. */
export const EXCELLENT = 85;
export const GOOD = 60;

export type Band = "excellent" | "good" | "needs-work";
export type Level = "low" | "high";

export const BAND_LABEL: Record<Band, string> = {
  excellent: "Excellent",
  good: "Good",
  "needs-work": "Needs Work",
};
export const BAND_RANGE: Record<Band, string> = { excellent: "85-100", good: "60-84", "needs-work": "0-59" };

export const bandOf = (score: number): Band =>
  score >= EXCELLENT ? "excellent" : score >= GOOD ? "good" : "needs-work";

/** From here on little can be won. */
export const FIRM = 70;
const HALF = 50;

/** 85 and more: little to do, little to win. Below 50: much of both. Between, the cheap wins lie at 50 to 69. */
export function effortAndImpact(score: number): { effort: Level; impact: Level } {
  if (score >= EXCELLENT) return { effort: "low", impact: "low" };
  if (score >= FIRM) return { effort: "high", impact: "low" };
  if (score >= HALF) return { effort: "low", impact: "high" };
  return { effort: "high", impact: "high" };
}
