/**
 * Entries that can be written at the top of the page as they are: the title says how many there are, or the page numbers
 * them. A row of headings alone may be a part of the list, or something else that the page lists.
 */
import { numberingOf } from "../../facts/text/numbering.ts";
import type { PageModel } from "../../page/page-model.ts";
import { MIN_ENTRIES } from "./entry-source.ts";
import type { Entries } from "./find-entries.ts";
import type { TitlePromise } from "./title-promise.ts";

export function certainEntries(
  entries: Entries | null,
  { count }: Pick<TitlePromise, "count">,
  { blocks }: Pick<PageModel, "blocks">,
): Entries | null {
  if (!entries) return null;
  const numbered = blocks.flatMap((block) => ("text" in block ? (numberingOf(block.text) ?? []) : []));
  const numberOf = (name: string) => numbered.find(({ rest }) => rest.startsWith(name))?.number ?? 0;
  const row = numberedRow(entries.names.map(numberOf));
  // An outlook after six numbered trends isn't the seventh.
  const names =
    row >= MIN_ENTRIES && count !== entries.names.length ? entries.names.slice(0, row) : entries.names;
  const numbers = names.map(numberOf);
  // A countdown's first entry is its last choice.
  if ((numbers[0] ?? 0) > (numbers.at(-1) ?? 0)) return null;
  return count === names.length || numbers.every((number) => number > 0) ? { ...entries, names } : null;
}

/** How many of the first entries are numbered 1, 2, 3; 0 where one of the others has a number as well. */
function numberedRow(numbers: readonly number[]): number {
  const end = numbers.findIndex((number, at) => number !== at + 1);
  return end < 0 || numbers.slice(end).some((number) => number > 0) ? 0 : end;
}
