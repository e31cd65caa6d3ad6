/**
 * Learns which line of a page answers a question of a user, and writes it into core. Part of `npm run learn`; by itself,
 * `BENCH_DATA=folder node lab/learn/asked/learn-asked.ts` takes a minute.
 */
import { askedReadings } from "../../judge/measure-asked.ts";
import { readAskedPages } from "../../labels/asked-questions.ts";
import { askedFigures } from "./asked-figures.ts";
import { askedFolds } from "./asked-folds.ts";
import { askedSamples } from "./asked-samples.ts";
import { trainAsked } from "./train-asked.ts";
import { writeAsked } from "./write-asked.ts";

export function learnAsked(data: string) {
  const pages = readAskedPages(data);
  const samples = pages.flatMap(askedSamples);
  const figures = askedFigures(askedReadings(pages, askedFolds(samples)));
  writeAsked(trainAsked(samples), figures);
  return figures;
}

if (import.meta.main) {
  const data = process.env.BENCH_DATA;
  if (!data)
    throw new Error("BENCH_DATA must name the folder that holds the labelled pages; see docs/learning.md.");
  console.log(JSON.stringify(learnAsked(data), null, 1));
}
