/** Places where the page sets things side by side, and where it tells steps. */
import type { Block, ListBlock, TableBlock } from "../page/page-model.ts";
import { countWords } from "./words.ts";

export type Comparison = {
  tables: TableBlock[];
  /** Headings such as "A vs B" or "Alternatives". */
  headings: string[];
  hasProsAndCons: boolean;
};

const SIDE_BY_SIDE =
  /\b(?:vs\.?|versus|compared?|comparison|comparing|difference|alternatives?|vergleich|unterschied|comparaison|comparación|confronto)\b/i;
const PROS = /\b(?:pros|advantages|benefits|strengths|vorteile|avantages|ventajas|vantaggi)\b/i;
const CONS =
  /\b(?:cons|disadvantages|drawbacks|downsides|limitations|weaknesses|nachteile|inconvénients|desventajas|svantaggi)\b/i;

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

const STEP = /^(?:step|schritt|étape|paso|passo|stap)\s*\d+|^\d+[.)]\s+\S/i;

export function readSteps(blocks: readonly Block[]): Steps {
  const list = blocks.find(
    (block): block is ListBlock =>
      block.kind === "list" &&
      block.ordered &&
      block.items.filter((item) => countWords(item.text) >= 4).length >= 3,
  );
  const headings = blocks.filter((block) => block.kind === "heading" && STEP.test(block.text));
  return { list: list ?? null, headings: headings.map((heading) => heading.text) };
}
