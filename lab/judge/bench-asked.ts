/**
 * `BENCH_DATA=folder npm run bench -- asked`: how well the engine answers questions that readers asked of pages, by models
 * that were learned without the page. `--shipped` measures the weights in the repository instead; `--folds 0,1` learns from
 * and measures only these folds; `--show` prints every question with what was shown.
 */
import { parseArgs } from "node:util";
import { shippedAsked } from "../../core/src/reading/asked/asked-model.ts";
import { readAskedPages } from "../labels/asked-questions.ts";
import { askedFigures } from "../learn/asked/asked-figures.ts";
import { askedFolds } from "../learn/asked/asked-folds.ts";
import { askedSamples } from "../learn/asked/asked-samples.ts";
import { type AskedReading, askedReadings } from "./measure-asked.ts";

const data = process.env.BENCH_DATA;
if (!data)
  throw new Error("BENCH_DATA must name the folder that holds the labelled pages; see docs/learning.md.");
const { values } = parseArgs({
  options: { shipped: { type: "boolean" }, folds: { type: "string" }, show: { type: "boolean" } },
});
const folds = values.folds?.split(",").map(Number);
const pages = readAskedPages(data).filter(({ fold }) => folds?.includes(fold) ?? true);
const modelOf = values.shipped ? shippedAsked : askedFolds(pages.flatMap(askedSamples));
const results = askedReadings(pages, modelOf);

if (values.show) for (const result of results) show(result);
const byFold = Map.groupBy(results, ({ fold }) => fold);
const foldFigures = [...byFold.keys()]
  .toSorted()
  .map((fold) => [`fold ${fold}`, askedFigures(byFold.get(fold) ?? [])]);
console.table({ ...Object.fromEntries(foldFigures), all: askedFigures(results) });

function show({ id, asked, answer }: AskedReading): void {
  console.log(`\n${id} ${asked.question}\n  labelled: ${asked.sentences.join(" / ") || "not answered"}`);
  console.log(
    `  ${answer.level}, ${answer.place}${answer.isList ? `, list: ${answer.items.join("; ")}` : ""}`,
  );
  for (const text of answer.sentences) console.log(`  - ${text}`);
}
