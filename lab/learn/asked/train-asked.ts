/** Learns which line of a page answers a question that a user asks, and from which chance it is called the answer. */
import {
  type AskedBounds,
  type AskedModel,
  rankedLines,
} from "../../../core/src/reading/asked/asked-model.ts";
import type { LinearTable } from "../../../core/src/reading/linear.ts";
import { lowestChance } from "../decisions/lowest-chance.ts";
import { learnFirst } from "../numeric/listwise.ts";
import { featureTable, withModels } from "../numeric/table.ts";
import type { AskedSample } from "./asked-samples.ts";

/** Many figures say nearly the same, so the loss is steeper along them than that of other tables. */
const FIRST = { ridge: 0.2, steps: 250, curvature: 12 };

/**
 * What is called the answer is to be right two times in three. A bound chosen where few questions look best does worse on
 * others, so it asks for more here.
 */
const ASSERTED = { minRight: 0.8, minCases: 12 };
/** Of the questions that the page doesn't answer, at most this share may get an answer. */
const MAX_FALSE = 0.05;
/** Of the right sentences, this share may be left unshown. */
const MAX_UNSHOWN = 0.02;

/** The bounds come from questions whose page the tables had not seen. */
export function trainAsked(samples: readonly AskedSample[]): AskedModel {
  const folds = [...new Set(samples.map(({ fold }) => fold))];
  const firsts = folds.flatMap((fold) => {
    const table = trainTable(samples.filter((sample) => sample.fold !== fold));
    return samples.filter((sample) => sample.fold === fold).map((sample) => firstOf(sample, table));
  });
  return { table: trainTable(samples), bounds: boundsFrom(firsts) };
}

function trainTable(samples: readonly AskedSample[]): LinearTable {
  const rows = samples.flatMap((sample) => sample.rows);
  const table = featureTable(rows.map(({ features }) => features));
  let before = 0;
  const pages = samples.map(({ rows: own }) => {
    const places = own.map((_, at) => before + at);
    before += own.length;
    return { rows: places, chosen: places.filter((_, at) => own[at]?.isRight) };
  });
  return withModels(table, [["first", learnFirst(table, pages, FIRST)]]);
}

type First = { chance: number; isRight: boolean; isAnswered: boolean; isFit: boolean };

function firstOf({ rows, isAnswered }: AskedSample, table: LinearTable): First {
  const [first] = rankedLines(rows, table);
  const isRight = rows.some(({ line, isRight }) => line === first?.line && isRight);
  return { chance: first?.chance ?? 0, isRight, isAnswered, isFit: first?.isFit ?? false };
}

const falling = (chances: number[]) => chances.toSorted((one, other) => other - one);
const upwards = (chance: number) => Math.ceil(chance * 100 + 1e-9) / 100;

function boundsFrom(firsts: readonly First[]): AskedBounds {
  const right = falling(firsts.flatMap(({ chance, isRight }) => (isRight ? [chance] : [])));
  const unanswered = falling(
    firsts.flatMap(({ chance, isAnswered, isFit }) => (isAnswered ? [] : [isFit ? chance : 0])),
  );
  const aboveFalse = upwards(unanswered[Math.floor(unanswered.length * MAX_FALSE)] ?? 0);
  const lowest = right[Math.ceil(right.length * (1 - MAX_UNSHOWN)) - 1] ?? 0;
  return {
    assert: Math.max(
      lowestChance(
        firsts.filter(({ isFit }) => isFit),
        ASSERTED,
      ) ?? 1,
      aboveFalse,
    ),
    show: Math.floor(lowest * 100) / 100,
  };
}
