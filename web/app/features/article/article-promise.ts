/** What 'Create GEO Optimized Article' will do, said before the click, from the list of edits that the article is made of. */
import { type Edit, isFinished, isNote } from "@citeworthy/core/contract/edit";

/** Null for reports from before there was one list: what can be made of them isn't known yet. */
export function articlePromise(edits: readonly Edit[] | undefined, isCounted: boolean): string | null {
  if (!edits?.every(({ steps }) => Array.isArray(steps))) return null;
  const listed = edits.filter((edit) => !isNote(edit));
  const finished = listed.filter(isFinished).length;
  const open = listed.length - finished;
  if (finished === 0) {
    if (open === 0) return `We found nothing to change.${isCounted ? " Doesn't count as a use." : ""}`;
    return `Nothing here can be written for you: you get a checklist of what only you can add.${isCounted ? " Doesn't count as a use." : ""}`;
  }
  const rest = open === 0 ? "" : ` ${open === 1 ? "1 needs" : `${open} need`} you.`;
  const made = finished === 1 ? "1 edit" : `${finished} edits`;
  return `Makes ${made} with finished text.${rest}${isCounted ? " Counts as one article." : ""}`;
}
