/** What the list of edits asks for in a section, and what is said where it asks for nothing. */
import type { AnalysisResult, Section } from "../contract/analysis-result.ts";
import { FIRM } from "../contract/bands.ts";
import { type Edit, isNote } from "../contract/edit.ts";
import { sectionOfEdit } from "../contract/edit-section.ts";
import { groupChecks } from "./check-groups.ts";
import { kindsOf, sectionStoryOf, usualWords } from "./score-story.ts";

/** Said where a section has no fault and its score doesn't say otherwise. */
export const NO_FAULT = "No fault found. There is nothing to change here.";

/** Its part of the list, in the same order. Notes are for the author to decide and change nothing by themselves. */
export function sectionEdits(
  { edits = [], audits }: Pick<AnalysisResult, "edits" | "audits">,
  section: Section,
): { edits: Edit[]; notes: Edit[] } {
  const own = edits.filter((edit) => sectionOfEdit(edit, audits) === section);
  return { edits: own.filter((edit) => !isNote(edit)), notes: own.filter(isNote) };
}

/** No edit, no note and no finding is about it. Nobody knows that of results from before differences were kept. */
export function isFaultless(result: AnalysisResult, section: Section): boolean {
  const { edits, notes } = sectionEdits(result, section);
  const { faults } = groupChecks(result, section);
  const isWorse = sectionStoryOf(result, section)?.worse.length !== 0;
  return edits.length + notes.length === 0 && faults.length === 0 && !isWorse;
}

/**
 * What is said of a section without an edit: that nothing is wrong, or below a firm score what we can tell without being sure.
 * Null where there is an edit or a note, and in results from before differences were kept.
 */
export function noEditWords(result: AnalysisResult, section: Section): string | null {
  const { start, score } = result[section];
  const { edits, notes } = sectionEdits(result, section);
  if (start === undefined || edits.length + notes.length > 0) return null;
  const isClean = isFaultless(result, section);
  if (score.score >= FIRM) return isClean ? NO_FAULT : null;
  const found = isClean
    ? "We found no fault here that we are sure of."
    : "We have no edit here that we are sure of.";
  if ((result.score.limit ?? 0) < 0) return `${found} ${LIMITED}`;
  const usual = usualWords({ kinds: kindsOf(result), start }).replace(/\.$/, " here.");
  return `${found} ${usual}`;
}

/** Of a page without any edit. */
export const NO_EDIT = "No edit that we are sure of.";

const LIMITED = "What limits the whole page holds this score down.";
