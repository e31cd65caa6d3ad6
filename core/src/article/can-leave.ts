/** Whether sentences may leave their place for the top. */
import type { Material } from "./material.ts";
import type { SourceSentence } from "./source-text.ts";
import { followsOn } from "./standing.ts";

/** `run`: sentences that follow each other in one paragraph; `gone`: those that have left already. */
export type CanLeave = (run: readonly SourceSentence[], gone?: ReadonlySet<SourceSentence>) => boolean;

/** What stays under a heading must still be worth it. */
const FEWEST_WORDS = 15;

/** They may where what follows does not lean on them, and where their heading keeps something to say. */
export function leaver({ sections, language }: Pick<Material, "sections" | "language">): CanLeave {
  const places = new Map(
    sections.flatMap((section) =>
      section.blocks.map((one, at) => [one.block.index, { section, at, one }] as const),
    ),
  );
  return (run, gone = new Set()) => {
    const [first] = run;
    const last = run.at(-1);
    const place = first && places.get(first.block);
    if (!place || !last || run.some((one) => one.kind !== "paragraph" || /[:：]$/.test(one.text)))
      return false;
    const { section, at, one: here } = place;
    if (!here.sentences.includes(last)) return false;
    const stays = (one: SourceSentence) => !gone.has(one) && !run.includes(one);
    const left = here.sentences.slice(here.sentences.indexOf(last) + 1).find(stays);
    const next = left ?? section.blocks[at + 1]?.sentences[0];
    if (next && followsOn(next.text, language)) return false;
    if (section.heading === null) return true;
    const words = section.blocks.flatMap(({ sentences }) => sentences.filter(stays));
    return words.reduce((sum, one) => sum + one.words.length, 0) >= FEWEST_WORDS;
  };
}
