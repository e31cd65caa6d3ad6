/**
 * `BENCH_DATA=folder npm run bench -- rank`: the local relevance estimate beside BM25 alone, in the same run. Cranfield, CACM
 * and CISI (abstracts), known-item search (a page's title, taken out of its text, must find its page), and passages of
 * labelled pages. Weights are also chosen with each collection left out and judged on it. Fails where a collection falls
 * more than .01 below BM25, with the shipped weights or with those chosen without it.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PartWeights, WEIGHTS } from "@citeworthy/core/passages";
import { askAll, chooseOn, meanQuality, qualityOf } from "./rank-weights.ts";
import { readCollection } from "./read-collection.ts";
import { readCranfield } from "./read-cranfield.ts";
import { readKnownItems } from "./read-known-items.ts";
import { readLabelledPassages } from "./read-labelled-passages.ts";

const MAX_LOSS = 0.01;

const data = process.env.BENCH_DATA;
if (!data || !existsSync(join(data, "ranking"))) {
  console.error("Set BENCH_DATA to the folder that holds ranking, judgement and extraction-web.");
  process.exit(2);
}
const ranking = join(data, "ranking");
const { articles, otherPages } = readLabelledPassages(data);
const sets = {
  cranfield: askAll(readCranfield(ranking)),
  cacm: askAll(readCollection(join(ranking, "cacm.json"))),
  cisi: askAll(readCollection(join(ranking, "cisi.json"))),
  knownItem: askAll(readKnownItems(join(data, "extraction-web"))),
  articles,
  otherPages,
};
const BM25: PartWeights = { words: 1, latent: 0, place: 0 };
const shown = ({ latent, place }: PartWeights) => `latent ${latent}, place ${place}`;

const results = Object.entries(sets).map(([set, asked]) => {
  const others = Object.entries(sets).flatMap(([name, one]) => (name === set ? [] : [one]));
  const chosen = chooseOn(others);
  const bm25 = qualityOf(asked, BM25).ndcg10;
  const shipped = qualityOf(asked, WEIGHTS).ndcg10;
  const unseen = qualityOf(asked, chosen).ndcg10;
  const reached = Math.min(shipped, unseen) >= bm25 - MAX_LOSS;
  return { set, queries: asked.length, bm25, shipped, unseen, chosenWithoutIt: shown(chosen), reached };
});
const all = Object.values(sets);
const ablation = {
  BM25: meanQuality(all, BM25),
  "without latent": meanQuality(all, { ...WEIGHTS, latent: 0 }),
  "without place": meanQuality(all, { ...WEIGHTS, place: 0 }),
  shipped: meanQuality(all, WEIGHTS),
  "best on all": `${meanQuality(all, chooseOn(all))} (${shown(chooseOn(all))})`,
};
console.log(`nDCG@10; shipped: ${shown(WEIGHTS)}`);
console.table(results);
console.log("Mean of all collections");
console.table(ablation);
const json = JSON.stringify({ shipped: WEIGHTS, results, ablation });
if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${json}\n`);
console.log(json);
if (results.some(({ reached }) => !reached)) process.exitCode = 1;
