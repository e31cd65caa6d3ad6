/**
 * `BENCH_DATA=folder npm run bench:rank`: the local relevance estimate beside BM25 alone, in the same run. Cranfield
 * (graded judgements) and known-item search: a page's title, taken out of its text, must find its page.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { passageIndex } from "@citeworthy/core/passages";
import { type Judged, rankingQuality } from "./bench/ranking-quality.ts";
import { readCranfield } from "./bench/read-cranfield.ts";
import { readKnownItems } from "./bench/read-known-items.ts";

const data = process.env.BENCH_DATA;
if (!data || !existsSync(join(data, "ranking"))) {
  console.error("Set BENCH_DATA to the folder that holds ranking and extraction-web.");
  process.exit(2);
}

function compare({ passages, queries }: { passages: string[]; queries: Judged[] }) {
  const index = passageIndex(passages);
  return {
    passages: passages.length,
    queries: queries.length,
    bm25: rankingQuality(queries, index.bm25),
    citeworthy: rankingQuality(queries, index.relevance),
  };
}

const results = {
  cranfield: compare(readCranfield(join(data, "ranking"))),
  knownItem: compare(readKnownItems(join(data, "extraction-web"))),
};
for (const [set, { bm25, citeworthy, ...size }] of Object.entries(results)) {
  console.log(`\n${set}: ${size.queries} queries over ${size.passages} passages`);
  console.table({ "BM25 alone": bm25, citeworthy });
}
const goals = Object.entries(results).flatMap(([set, { bm25, citeworthy }]) =>
  (["ndcg10", "mrr"] as const).map((figure) => ({
    goal: `${set} ${figure} above BM25 alone`,
    bm25: bm25[figure],
    citeworthy: citeworthy[figure],
    reached: citeworthy[figure] > bm25[figure],
  })),
);
console.table(goals);
const json = JSON.stringify({ goals, ...results });
if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${json}\n`);
console.log(json);
if (goals.some(({ reached }) => !reached)) process.exitCode = 1;
