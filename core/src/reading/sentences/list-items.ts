/** The likely items where a page's answer is a set and its entries aren't certain: numbered or parallel headings, else the main list. */

import { numberedRow, withoutNumberings } from "../../facts/text/numbering.ts";
import { isQuestion } from "../../language/is-question.ts";
import type { Block, HeadingBlock } from "../../page/page-model.ts";
import type { Material } from "../material.ts";

const MIN_ITEMS = 3;
const MAX_ITEMS = 30;
const MAX_NAME_LENGTH = 90;

export function listItems(material: Material): string[] {
  const blocks = material.facts.blocks();
  const headings = itemHeadings(blocks, material);
  if (headings.length >= MIN_ITEMS) return headings;
  return longestList(blocks);
}

/** Numbered headings; else those of the level that has most, without those that name parts such as a FAQ or a summary. */
function itemHeadings(blocks: readonly Block[], { labels }: Material): string[] {
  const headings = blocks.filter(
    (block): block is HeadingBlock => block.kind === "heading" && block.level > 1,
  );
  const row = numberedRow(headings.map(({ text }) => text));
  if (row) return namesOf(row.flatMap((at) => headings[at] ?? []));
  const own = headings.filter(({ text }) => labels.labels(text).length === 0 && !isQuestion(text));
  const levels = Map.groupBy(own, (heading) => heading.level);
  const fullest = [...levels.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
  return namesOf(fullest);
}

const namesOf = (headings: readonly HeadingBlock[]) =>
  [...new Set(withoutNumberings(headings.map(({ text }) => text)))]
    .filter((name) => name !== "" && name.length <= MAX_NAME_LENGTH)
    .slice(0, MAX_ITEMS);

function longestList(blocks: readonly Block[]): string[] {
  const lists = blocks.flatMap((block) =>
    block.kind === "list" ? [block.items.filter((item) => item.depth === 0)] : [],
  );
  const longest = lists.toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (longest.length < MIN_ITEMS) return [];
  // An item often opens with its name: "Protein: ...", "Protein - ...".
  return longest
    .map((item) => (/^[^:–—]{2,60}(?=[:–—]\s)/u.exec(item.text)?.[0] ?? item.text).trim())
    .filter((name) => name.length <= MAX_NAME_LENGTH)
    .slice(0, MAX_ITEMS);
}
