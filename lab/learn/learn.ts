/**
 * Learns everything that comes from labelled pages and writes it into core; see docs/learning.md. The same pages and the
 * same code give the same bytes. An interrupted run goes on where it ended.
 */
import { spawnSync } from "node:child_process";
import { GAME_MEASURES, type Learned, MEASURES } from "../../core/src/reading/learned.ts";
import { learningCodeHash } from "../../scripts/learned/learned-from.ts";
import { measure, measureSecondReader } from "../judge/measure.ts";
import { learnedFor } from "../judge/models-of.ts";
import { type LabelledPage, readLabelledPages } from "../labels/labelled-pages.ts";
import { readMarks } from "../labels/reader-marks.ts";
import { learnAsked } from "./asked/learn-asked.ts";
import { openCache } from "./cache.ts";
import { learnDecisions } from "./decisions/learn-decisions.ts";
import { writeDecisions } from "./decisions/write-decisions.ts";
import { foldModels, learnFolds, tablesOnce } from "./folds.ts";
import { dataHash } from "./manifest/data-hash.ts";
import { renewRubric } from "./manifest/renew-rubric.ts";
import { writeManifest } from "./manifest/write-manifest.ts";
import { type Sample, sampleOf } from "./reading/sample.ts";
import { train } from "./reading/train.ts";
import { learnMarks } from "./score/learn-marks.ts";
import { learnScore } from "./score/learn-score.ts";
import { scoreRow } from "./score/score-rows.ts";
import { writeTables } from "./weights-files.ts";
import { writeWordOrder } from "./word-order/write-word-order.ts";

/** Given to the process that starts anew after these were written. */
const HAS_WORD_ORDER = "--has-word-order";

const data = process.env.BENCH_DATA;
if (!data)
  throw new Error("BENCH_DATA must name the folder that holds the labelled pages; see docs/learning.md.");
// Read before anything else can change it.
const code = learningCodeHash();
const pages = readLabelledPages(data);
const samples = pages.map(sampleOf);

const labels = pages.map((page) => page.label);

if (
  !process.argv.includes(HAS_WORD_ORDER) &&
  writeWordOrder(pages.map(({ text }, at) => ({ text, sample: samples[at] as Sample })))
) {
  // Features depend on the order of words: this process has loaded the old ones.
  const again = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, HAS_WORD_ORDER], {
    stdio: "inherit",
  });
  process.exitCode = again.status ?? 1;
} else await learn(data);

async function learn(data: string): Promise<void> {
  const cache = openCache(pages);
  const { predictions } = learnFolds(samples, cache);
  writeTables(tablesOnce(cache, "all", () => train(samples)));
  writeDecisions(learnDecisions(predictions));
  const asked = learnAsked(data);
  const modelsOf = foldModels(cache);
  if (!modelsOf) throw new Error("The models of the folds were not kept.");
  const marksOf = readMarks(data);
  learnScore(
    pages.map((page, at) => scoreRow(page, modelsOf(page.label.id), (samples[at] as Sample).read)),
    marksOf,
    cache,
  );
  const learnedOf = learnedFor(pages);
  const marks = learnMarks(pages, marksOf, learnedOf);
  const sampleFor = new Map(pages.map((page, at) => [page, samples[at] as Sample]));
  const { engine, game } = await measure(pages, {
    optionsOf: async (page) => learnedOf(page.label.id),
    readOf: (page: LabelledPage) => (sampleFor.get(page) as Sample).read,
  });
  const second = measureSecondReader(data, labels);
  writeManifest({
    data: dataHash(pages),
    code,
    rubric: renewRubric(new Date()),
    pages: pages.length,
    engine: only(MEASURES, engine),
    game: { pages: game.pages, ...only(GAME_MEASURES, game) },
    secondReader: { pages: second.pages, ...only(MEASURES, second) },
  } satisfies Learned);
  console.log(JSON.stringify({ engine, game, asked, marks }, null, 1));
}

function only<Name extends string>(names: readonly Name[], figures: Record<Name, number | null>) {
  return Object.fromEntries(names.map((name) => [name, figures[name]])) as Record<Name, number | null>;
}
