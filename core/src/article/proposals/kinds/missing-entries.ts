/**
 * A list at the top that lacks an entry reads as if the page had no more. Where the page gives each entry a heading, those that
 * were left out are added by the words of their headings.
 */
import { numberingOf, withoutListMark } from "../../../facts/text/numbering.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import type { ArticleBlock, BlockOf } from "../../article-blocks.ts";

type Heading = BlockOf<"heading">;

const MIN_FOUND = 3;
const MAX_ADDED = 12;

/** In the page's order where some are added; otherwise as they were. */
export function withMissingEntries(entries: readonly string[], blocks: readonly ArticleBlock[]): string[] {
  const headings = blocks.filter((block): block is Heading => block.kind === "heading" && block.level > 1);
  const entryAt = new Map(
    entries.flatMap((entry) => {
      const at = headings.findIndex(({ text }) => isOf(entry, text));
      return at < 0 ? [] : [[at, entry] as const];
    }),
  );
  const found = [...entryAt.keys()].toSorted((one, other) => one - other);
  const level = headings[found[0] ?? -1]?.level;
  const isOneSeries =
    found.length >= MIN_FOUND &&
    found.length === entries.length &&
    found.every((at) => headings[at]?.level === level);
  if (!isOneSeries) return [...entries];
  const series = seriesOf(headings, found);
  const added = series.filter((at) => !entryAt.has(at));
  if (added.length === 0 || added.length > MAX_ADDED) return [...entries];
  return series.map((at) => entryAt.get(at) ?? withoutListMark(headings[at]?.text ?? "", null));
}

const nameOf = (entry: string): string => evenWords(entry.split(/:\s|\s[–—-]\s/)[0] ?? "");

function isOf(entry: string, heading: string): boolean {
  const [name, own] = [nameOf(entry), evenWords(withoutListMark(heading, null))];
  return name !== "" && own !== "" && (own.includes(name) || name.includes(own));
}

/** Headings of the same level among the found ones; beyond them only where all are numbered. */
function seriesOf(headings: readonly Heading[], found: readonly number[]): number[] {
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  const { level } = headings[first] ?? {};
  const isNumbered = (at: number) => numberingOf(headings[at]?.text ?? "") !== null;
  const areNumbered = found.every(isNumbered);
  return [...headings.keys()].filter((at) => {
    if (headings[at]?.level !== level) return false;
    return areNumbered ? isNumbered(at) : at >= first && at <= last;
  });
}
