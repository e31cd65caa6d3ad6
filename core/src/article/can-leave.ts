/** Whether a sentence may leave its place for the top. */
import type { Material } from "./material.ts";
import type { SourceSentence } from "./source-text.ts";
import { leans } from "./standing.ts";

export type CanLeave = (one: SourceSentence, others?: ReadonlySet<SourceSentence>) => boolean;

/**
 * It may when what follows there does not lean on it, `others` that leave with it apart. Under a heading it stays:
 * it is the answer to that heading.
 */
export function leaver({ sections, language }: Pick<Material, "sections" | "language">): CanLeave {
  const [opening] = sections;
  const blocks = opening?.heading === null ? opening.blocks : [];
  const places = new Map(blocks.map(({ block }, at) => [block.index, at]));
  return (one, others = new Set()) => {
    const at = places.get(one.block);
    const here = at === undefined ? [] : (blocks[at]?.sentences ?? []);
    if (at === undefined || one.kind !== "paragraph" || /[:：]$/.test(one.text)) return false;
    const left = here.slice(here.indexOf(one) + 1).find((other) => !others.has(other));
    const next = left ?? blocks[at + 1]?.sentences[0];
    return here.includes(one) && !(next && leans(next.text, language));
  };
}
