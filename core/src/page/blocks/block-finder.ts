import type { Block } from "../page-model.ts";

/** Finds the block an offset falls in; offsets must be asked in growing order. */
export function blockFinder(blocks: Block[]): (offset: number) => Block | null {
  let at = 0;
  return (offset) => {
    while (at < blocks.length && (blocks[at]?.place.end ?? 0) <= offset) at += 1;
    const block = blocks[at];
    return block && block.place.start <= offset ? block : null;
  };
}
