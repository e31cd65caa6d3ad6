/** On the topic: the local relevance estimate beside BM25 alone, on collections with judged questions. */
import { join } from "node:path";
import { blended, type PartWeights, WEIGHTS } from "@citeworthy/core/passages";
import type { ValidityFigure } from "../../../core/src/score/validity-figures.ts";
import { mean } from "../../judge/scorer/statistics.ts";
import { type Asked, askAll } from "../ranking/rank-weights.ts";
import { rankingQuality } from "../ranking/ranking-quality.ts";
import { readCollection } from "../ranking/read-collection.ts";
import { readCranfield } from "../ranking/read-cranfield.ts";
import { figureOf } from "./figure-of.ts";

const BM25: PartWeights = { words: 1, latent: 0, place: 0 };

export function rankingFigures(folder: string): ValidityFigure[] {
  const collections = {
    Cranfield: readCranfield(folder),
    CACM: readCollection(join(folder, "cacm.json")),
    CISI: readCollection(join(folder, "cisi.json")),
  };
  return Object.entries(collections).flatMap(([name, collection]) => {
    const asked = askAll(collection);
    return [
      figureOf(`Relevance estimate, ${name}`, "nDCG@10", "questions", asked, (list) =>
        mean(list.map((one) => qualityOf(one, WEIGHTS))),
      ),
      figureOf(`Relevance estimate, ${name}`, "nDCG@10 above BM25 alone", "questions", asked, (list) =>
        mean(list.map((one) => qualityOf(one, WEIGHTS) - qualityOf(one, BM25))),
      ),
    ].flatMap((one) => one ?? []);
  });
}

const known = new Map<PartWeights, Map<Asked, number>>();

/** Questions are drawn many times, so each is ranked once. */
function qualityOf(asked: Asked, weights: PartWeights): number {
  const byQuestion = known.get(weights) ?? new Map<Asked, number>();
  known.set(weights, byQuestion);
  const found =
    byQuestion.get(asked) ??
    rankingQuality([{ gains: asked.gains, scores: blended(asked.parts, weights) }]).ndcg10;
  byQuestion.set(asked, found);
  return found;
}
