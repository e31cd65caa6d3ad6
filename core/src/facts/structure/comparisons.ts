/** Places where the page sets things side by side, and where it lists steps. */

import type { LanguagePack } from "../../language/language-pack.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import { countWords } from "../../language/words.ts";
import type { Block, ListBlock, TableBlock } from "../../page/page-model.ts";
import { isStep, numberingOf } from "../text/numbering.ts";

export type Comparison = {
  tables: TableBlock[];
  /** Headings such as "A vs B" or "Alternatives". */
  headings: string[];
  hasProsAndCons: boolean;
};

const SIDE_BY_SIDE = phrasePattern(phrasesOfAll("label.comparison"));
const PROS = phrasePattern(phrasesOfAll("label.pros"));
const CONS = phrasePattern(phrasesOfAll("label.cons"));

export function readComparison(blocks: readonly Block[]): Comparison {
  const headings = blocks.filter((block) => block.kind === "heading").map((block) => block.text);
  const labels = [
    ...headings,
    ...blocks
      .filter((block) => block.kind === "paragraph" && block.text.length < 60)
      .map((block) => block.text),
  ];
  return {
    tables: blocks.filter(isTable).filter(isComparing),
    headings: headings.filter((heading) => SIDE_BY_SIDE.test(heading)),
    hasProsAndCons: labels.some((label) => PROS.test(label)) && labels.some((label) => CONS.test(label)),
  };
}

const isTable = (block: Block): block is TableBlock => block.kind === "table";

/** At least two things or two properties beside each other, over three rows. */
function isComparing(table: TableBlock): boolean {
  const columns = Math.max(table.header.length, ...table.rows.slice(0, 50).map((row) => row.length));
  return columns >= 3 ? table.rows.length >= 2 : columns >= 2 && table.rows.length >= 3;
}

export type Steps = { list: ListBlock | null; headings: string[] };

export function readSteps(blocks: readonly Block[], pack: LanguagePack | null): Steps {
  const list = blocks.find(
    (block): block is ListBlock =>
      block.kind === "list" &&
      block.ordered &&
      block.items.filter((item) => countWords(item.text) >= 4).length >= 3,
  );
  const isStepHeading = ({ kind, text }: Block) => {
    const numbering = kind === "heading" ? numberingOf(text) : null;
    return numbering?.isMarked === true || isStep(numbering, pack);
  };
  const headings = blocks.filter(isStepHeading);
  return { list: list ?? null, headings: headings.map((heading) => heading.text) };
}
