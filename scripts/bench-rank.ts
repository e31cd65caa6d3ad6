/**
 * `BENCH_DATA=folder npm run bench:rank`: the local relevance estimate beside BM25 alone, in the same run. Cranfield
 * (graded judgements) and known-item search: a page's title, taken out of its text, must find its page. Weights are
 * also chosen anew on each half of the queries and judged on the other half, which they have not seen.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PartWeights, WEIGHTS } from "@citeworthy/core/passages";
import { askAll, chooseOn, halfOf, meanQuality, qualityOf } from "./bench/rank-weights.ts";
import type { Quality } from "./bench/ranking-quality.ts";
import { readCranfield } from "./bench/read-cranfield.ts";
import { readKnownItems } from "./bench/read-known-items.ts";

const data = process.env.BENCH_DATA;
if (!data || !existsSync(join(data, "ranking"))) {
  console.error("Set BENCH_DATA to the folder that holds ranking and extraction-web.");
  process.exit(2);
}

const sets = {
  cranfield: askAll(readCranfield(join(data, "ranking"))),
  knownItem: askAll(readKnownItems(join(data, "extraction-web"))),
};
type SetName = keyof typeof sets;
const NAMES = ["cranfield", "knownItem"] as const satisfies SetName[];
const all = Object.values(sets);
const chosen = [chooseOn(0, all), chooseOn(1, all)] as const;
const without = (part: "near" | "latent"): PartWeights => ({ ...WEIGHTS, [part]: 0 });
const BM25: PartWeights = { words: 1, near: 0, latent: 0 };

/** On each half of the queries; `second`: other weights for the second half. */
function halves(name: SetName, first: PartWeights, second = first) {
  return {
    first: qualityOf(halfOf(sets[name], 0), first),
    second: qualityOf(halfOf(sets[name], 1), second),
    ...(first === second && { all: qualityOf(sets[name], first) }),
  };
}
const results = NAMES.map((name) => ({
  set: name,
  queries: sets[name].length,
  figures: {
    "BM25 alone": halves(name, BM25),
    "without near": halves(name, without("near")),
    "without latent": halves(name, without("latent")),
    citeworthy: halves(name, WEIGHTS),
    "chosen on the other half": halves(name, chosen[1], chosen[0]),
  },
}));

const goals = [
  ...results.flatMap(({ set, figures }) =>
    (["first", "second", "all"] as const).flatMap((part) =>
      (["ndcg10", "mrr"] as const).map((figure) => {
        const bm25 = figures["BM25 alone"][part]?.[figure] ?? 1;
        const ours = figures[part === "all" ? "citeworthy" : "chosen on the other half"][part]?.[figure] ?? 0;
        const what = part === "all" ? "as shipped, all queries" : `chosen without it, ${part} half`;
        return {
          goal: `${set} ${figure} above BM25 alone: ${what}`,
          than: bm25,
          is: ours,
          reached: ours > bm25,
        };
      }),
    ),
  ),
  ...(["near", "latent"] as const).flatMap((part) =>
    ([0, 1] as const).map((half) => {
      const [than, is] = [without(part), WEIGHTS].map((weights) =>
        meanQuality(
          all.map((asked) => halfOf(asked, half)),
          weights,
        ),
      ) as [number, number];
      const goal = `${part} earns its weight: mean of all figures, ${half === 0 ? "first" : "second"} half`;
      return { goal, than, is, reached: is > than };
    }),
  ),
];

console.log("Weights chosen on the first half, on the second half, and shipped");
console.table([...chosen, WEIGHTS]);
for (const { set, queries, figures } of results) {
  console.log(`\n${set}: ${queries} queries, nDCG@10 / MRR`);
  console.table(mapped(figures, (row) => mapped(row, ({ ndcg10, mrr }: Quality) => `${ndcg10} / ${mrr}`)));
}
console.table(goals);
const json = JSON.stringify({ goals, chosen, shipped: WEIGHTS, results });
if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${json}\n`);
console.log(json);
if (goals.some(({ reached }) => !reached)) process.exitCode = 1;

function mapped<From, To>(record: Record<string, From>, make: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, from]) => [name, make(from)]));
}
