/** Models that were learned without a fifth of the pages each, to read those pages with. */
import type { Decisions } from "../../core/src/reading/decisions.ts";
import type { ReadingModels } from "../../core/src/reading/models.ts";
import type { ScoreModel } from "../../core/src/score/score-model.ts";
import { FOLDS, foldOf } from "../labels/labelled-pages.ts";
import type { Cache } from "./cache.ts";
import { learnDecisions } from "./decisions/learn-decisions.ts";
import { type Prediction, predict } from "./decisions/predictions.ts";
import type { Sample } from "./reading/sample.ts";
import { train } from "./reading/train.ts";
import { type Tables, tablesAsText, tablesFromText } from "./weights-files.ts";

export type ModelsOf = (pageId: string) => ReadingModels;
/** What was learned without a page. */
export type LearnedOf = (pageId: string) => { models: ReadingModels; score: ScoreModel };

const numbers = Array.from({ length: FOLDS }, (_, fold) => fold);

/** The decisions for the pages of a fold are learned from the others, as its tables are. */
export function learnFolds(samples: readonly Sample[], cache: Cache): { predictions: Prediction[] } {
  const tables = numbers.map((fold) =>
    tablesOnce(cache, `fold-${fold}`, () => train(samples.filter((sample) => sample.fold !== fold))),
  );
  const predictions = samples.map((sample) => predict(sample, tables[sample.fold] as Tables));
  for (const fold of numbers)
    cache.keep(`decisions-${fold}`, learnDecisions(predictions.filter((one) => one.fold !== fold)));
  return { predictions };
}

/** Null where they have not been learned. */
export function foldModels(cache: Cache): ModelsOf | null {
  const models = numbers.flatMap((fold) => {
    const decisions = cache.find(`decisions-${fold}`) as Decisions | null;
    const tables = cache.find(`fold-${fold}`) as Record<keyof Tables, string> | null;
    return decisions && tables ? [{ ...tablesFromText(tables), decisions }] : [];
  });
  if (models.length < FOLDS) return null;
  return (pageId) => models[foldOf(pageId)] as ReadingModels;
}

export function tablesOnce(cache: Cache, name: string, learn: () => Tables): Tables {
  const known = cache.find(name) as Record<keyof Tables, string> | null;
  if (known) return tablesFromText(known);
  const tables = learn();
  cache.keep(name, tablesAsText(tables));
  console.error(`${name} learned`);
  return tables;
}
