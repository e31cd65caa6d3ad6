/** What kind of page this is, with a chance for each kind. */
import { KINDS, type Kind } from "../contract/reading.ts";
import { outcomeChances, standardized } from "./linear.ts";
import type { Features } from "./material.ts";
import type { ReadingModels } from "./models.ts";

export type KindChances = ReadonlyMap<Kind, number>;

/** A kind that the user gave is certain. */
export function kindChances(features: Features, { kind }: ReadingModels, given?: Kind): KindChances {
  if (given) return new Map(KINDS.map((one) => [one, one === given ? 1 : 0]));
  const chances = outcomeChances(kind, standardized(kind, features));
  return new Map(KINDS.map((one) => [one, chances.get(one) ?? 0]));
}

export function likeliestKind(chances: KindChances): { kind: Kind; sure: number } {
  let best: { kind: Kind; sure: number } = { kind: "other", sure: 0 };
  for (const [kind, sure] of chances) if (sure > best.sure) best = { kind, sure };
  return best;
}
