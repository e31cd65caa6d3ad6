/**
 * `BENCH_DATA=folder npm run bench -- judge`: how well the engine agrees with careful readers, by the models that
 * `npm run learn` learned without the page. `--shipped` measures the weights in the repository instead (for pages they
 * were not trained on), `--model` adds the reading of the model that the environment configures.
 */
import { readLabelledPages } from "../labels/labelled-pages.ts";
import { checkGoals } from "./goals.ts";
import { openModelReader } from "./judge-model.ts";
import { measure, measureSecondReader } from "./measure.ts";
import { learnedFor } from "./models-of.ts";
import { playOtherSalads } from "./other-salads.ts";

const data = process.env.BENCH_DATA;
if (!data)
  throw new Error("BENCH_DATA must name the folder that holds the labelled pages; see docs/learning.md.");
const args = process.argv.slice(2);
const pages = readLabelledPages(data);
const learnedOf = learnedFor(pages, { isShipped: args.includes("--shipped") });
const reader = args.includes("--model") ? await openModelReader() : null;

const { engine, game } = await measure(pages, {
  optionsOf: async ({ label, url }, html) => {
    const said = await reader?.read({ html, url });
    return { ...learnedOf(label.id), ...(said && { modelReading: said }) };
  },
});
await reader?.close();
const secondReader = measureSecondReader(
  data,
  pages.map((page) => page.label),
);
console.log(JSON.stringify({ engine, game, secondReader }, null, 1));
const salads = playOtherSalads(pages, learnedOf);
console.table(salads);
process.exitCode = checkGoals({ engine, game }, salads) ? 0 : 1;
