/** Models for questions of users, each learned without the pages of a fold. */
import type { AskedModel } from "../../../core/src/reading/asked/asked-model.ts";
import type { AskedSample } from "./asked-samples.ts";
import { trainAsked } from "./train-asked.ts";

export function askedFolds(samples: readonly AskedSample[]): (fold: number) => AskedModel {
  const known = new Map<number, AskedModel>();
  return (fold) => {
    const model = known.get(fold) ?? trainAsked(samples.filter((sample) => sample.fold !== fold));
    known.set(fold, model);
    return model;
  };
}
