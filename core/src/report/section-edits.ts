/** What the list of edits asks for in a section, and whether nothing stands against it. */
import type { AnalysisResult, Section } from "../contract/analysis-result.ts";
import { type Edit, isNote } from "../contract/edit.ts";
import { sectionOfEdit } from "../contract/edit-section.ts";
import { groupChecks } from "./check-groups.ts";
import { sectionStoryOf } from "./score-story.ts";

/** Said where a section has no fault. */
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
