/** Labelled pages, read as far as the models need it. */
import { type ReadEvidence, readEvidence } from "../../../core/src/analysis/read-evidence.ts";
import type { Kind } from "../../../core/src/contract/reading.ts";
import { type Features, type Material, materialOf } from "../../../core/src/reading/material.ts";
import type { Question } from "../../../core/src/reading/question/question.ts";
import type { SentenceRow } from "../../../core/src/reading/sentences/sentence-features.ts";
import { FOLDS, type LabelledPage, type ReaderLabel } from "../../labels/labelled-pages.ts";
import { savedPage } from "../../labels/saved-page.ts";

export type Sample = { label: ReaderLabel; fold: number; read: ReadEvidence; material: Material };
/** `rows`: one per line of the material. */
export type Page = { sample: Sample; question: Question; features: Features; rows: readonly SentenceRow[] };
export type KindPage = Page & { kinds: ReadonlyMap<Kind, number> };

export function sampleOf({ label, fold, html, url }: LabelledPage): Sample {
  const read = readEvidence(savedPage(url, html));
  return { label, fold, read, material: materialOf(read.page, read.facts) };
}

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
