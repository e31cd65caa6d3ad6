/** The intent of people who search for the question that this page answers. */

export type Intent = "how-to" | "comparison" | "commercial" | "definition" | "informational";

const HOW_TO =
  /\b(?:how (?:to|do|can)|step[- ]by[- ]step|tutorial|set ?up|install|anleitung|wie (?:man|kann)|comment |cómo|come (?:fare|si)|como fazer)\b/i;
const COMPARISON =
  /\b(?:vs\.?|versus|compared?|comparison|difference between|alternatives?|vergleich|comparatif)\b/i;
const COMMERCIAL =
  /\b(?:best|top \d+|reviews?|pric(?:e|es|ing)|costs?|cheap(?:est)?|buy|deals?|discount|testsieger|meilleurs?|mejores|migliori|melhores)\b/i;
const DEFINITION =
  /\b(?:what (?:is|are)|meaning|definition|explained|was ist|qu['’]est-ce|qué es|cos['’]è|o que é)\b/i;

export function readIntent(query: string): Intent {
  if (HOW_TO.test(query)) return "how-to";
  if (COMPARISON.test(query)) return "comparison";
  if (COMMERCIAL.test(query)) return "commercial";
  return DEFINITION.test(query) ? "definition" : "informational";
}
