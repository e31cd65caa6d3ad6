/** The text that a crawler without scripts gets, block by block, kept with the result so that quotes can be shown in place. */
import type { CrawlerView, LeftOutPart, ViewBlock } from "../contract/analysis-result.ts";
import type { Block, MachineText, PageModel } from "../page/page-model.ts";

/** A long page is kept as far as anyone reads it on a screen. */
const MAX_CHARACTERS = 60_000;
/** Enough to recognize what a part is. */
const MAX_PART_CHARACTERS = 300;
const MAX_PARTS = 40;

function viewBlock(block: Block): ViewBlock | null {
  switch (block.kind) {
    case "heading":
      return { kind: "heading", level: block.level, text: block.text };
    case "list":
      return { kind: "list", ordered: block.ordered, items: block.items.map((item) => item.text) };
    case "table":
      return { kind: "table", header: block.header, rows: block.rows };
    case "image":
      return block.alt || block.caption ? { kind: "image", text: block.alt || (block.caption ?? "") } : null;
    default:
      return { kind: block.kind, text: block.text };
  }
}

export function crawlerView(page: PageModel): CrawlerView {
  const blocks: ViewBlock[] = [];
  let left = MAX_CHARACTERS;
  for (const block of page.blocks) {
    left -= block.text.length;
    if (left < 0) return { blocks, cut: true, leftOut: leftOutOf(page) };
    const seen = viewBlock(block);
    if (seen) blocks.push(seen);
  }
  return { blocks, cut: page.isCut, leftOut: leftOutOf(page) };
}

function leftOutOf({ boilerplate, machineText }: PageModel): LeftOutPart[] {
  const isListed = ({ place }: MachineText) =>
    boilerplate.some((part) => part.place.start <= place.start && place.end <= part.place.end);
  const closed = machineText
    .filter(({ kind }) => kind === "closed")
    .slice(0, MAX_PARTS)
    .filter((text) => !isListed(text))
    .map(({ text, place }) => ({ kind: "popup", text, place }));
  return [...boilerplate, ...closed]
    .sort((one, other) => one.place.start - other.place.start)
    .slice(0, MAX_PARTS)
    .map(({ kind, text }) => ({ kind, text: text.slice(0, MAX_PART_CHARACTERS) }));
}
