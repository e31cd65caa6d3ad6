import type { Block, PageModel } from "../page/page-model.ts";

/** The blocks of the main content, each told once: saying it again gives no second table, list or quotation. */
export function distinctBlocks(page: PageModel): Block[] {
  const seen = new Set<string>();
  return page.blocks.filter((block) => {
    const key = `${block.kind}\n${block.text}`;
    if (block.text === "" || block.kind === "heading") return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
