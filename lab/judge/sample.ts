/** A labelled page, read as far as the models need it. */
import type { Kind } from "../../core/src/contract/reading.ts";
import type { Features, Material } from "../../core/src/reading/material.ts";
import type { Question } from "../../core/src/reading/question/question.ts";
import { FOLDS, type ReaderLabel } from "./labelled-pages.ts";

export type Sample = { label: ReaderLabel; fold: number; material: Material };
export type Page = { sample: Sample; question: Question; features: Features };
export type KindPage = Page & { kinds: ReadonlyMap<Kind, number> };

/** What models that have not seen a page say about it. */
export function outOfFold<One extends { sample: Sample }, Models, Value>(
  pages: readonly One[],
  learn: (others: One[]) => Models,
  read: (page: One, models: Models) => Value,
): Value[] {
  const found = new Map<One, Value>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const own = pages.filter((page) => page.sample.fold === fold);
    if (own.length === 0) continue;
    const models = learn(pages.filter((page) => page.sample.fold !== fold));
    for (const page of own) found.set(page, read(page, models));
  }
  return pages.map((page) => found.get(page) as Value);
}

/** Kind and most checks don't look at the opening: a new first sentence must not change what a page is taken for. */
export const withoutOpening = (features: Features): Features =>
  Object.fromEntries(
    Object.entries(features).filter(([name]) => !name.startsWith("opens.") && !name.startsWith("answer.")),
  );
