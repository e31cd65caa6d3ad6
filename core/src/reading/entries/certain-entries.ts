/**
 * Entries that can be written at the top of the page as they are: the title says how many there are, or the page numbers
 * them. A row of headings alone may be a part of the list, or something else that the page lists.
 */
import { numberingOf } from "../../facts/text/numbering.ts";
import type { PageModel } from "../../page/page-model.ts";
import type { Entries } from "./find-entries.ts";
import type { TitlePromise } from "./title-promise.ts";

export function certainEntries(
  entries: Entries | null,
  { count }: Pick<TitlePromise, "count">,
  { blocks }: Pick<PageModel, "blocks">,
): Entries | null {
  if (!entries) return null;
  const { names } = entries;
  const numbered = blocks.flatMap((block) => ("text" in block ? (numberingOf(block.text) ?? []) : []));
  const numbers = names.map((name) => numbered.find(({ rest }) => rest.startsWith(name))?.number ?? 0);
  // A countdown's first entry is its last choice.
  if ((numbers[0] ?? 0) > (numbers.at(-1) ?? 0)) return null;
  return count === names.length || numbers.every((number) => number > 0) ? entries : null;
}
