/**
 * Learns the reading from labelled pages: `BENCH_DATA=folder node lab/judge/training/learn-reading.ts` writes
 * `core/src/reading/weights`. With `--folds DIR` it writes one file of models per fold instead, each trained without that
 * fold's pages, for the benchmark (`--only 024` for some of the folds). With `--order` it first learns the order of words (`core/src/language`).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { english } from "../../../core/src/language/packs/en.ts";
import { FOLDS } from "../labelled-pages.ts";
import { readSamples } from "../read-samples.ts";
import type { Sample } from "../sample.ts";
import { saveModels, writeWeights } from "../weights-files.ts";
import { learnWordOrder, writePairWeights } from "./learn-word-order.ts";
import { train } from "./train.ts";

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const data = process.env.BENCH_DATA;
if (!data) throw new Error("BENCH_DATA must name the folder that holds judgement/labels.jsonl.");

const samples = readSamples(data);
const folds = option("--folds");
if (args.includes("--order")) writeOrder(samples);
else if (folds) {
  const only = option("--only");
  for (let fold = 0; fold < FOLDS; fold++) {
    if (only !== undefined && !only.includes(String(fold))) continue;
    saveModels(train(samples.filter((sample) => sample.fold !== fold)), join(folds, `fold-${fold}.json`));
    console.error(`fold ${fold + 1} of ${FOLDS} learned`);
  }
} else writeWeights(train(samples));

/** Sentences of this many words, at most so many a page, so that no long page decides. */
function writeOrder(pages: readonly Sample[]): void {
  const sentences = pages
    .filter(({ material }) => material.lexicon.pack?.code === "en")
    .flatMap(({ material }) =>
      material.lines
        .filter(({ words, kind }) => kind !== "image" && words.length >= 6 && words.length <= 45)
        .slice(0, 80)
        .map(({ words }) => words),
    );
  writeFileSync(
    join(import.meta.dirname, "../../../core/src/language/word-order-weights.ts"),
    `/** Learned by \`lab/judge/training/learn-reading.ts --order\`, never edited by hand: a pair of word classes and its weight per line. */\nexport const WORD_ORDER_WEIGHTS = \`${writePairWeights(learnWordOrder(english, sentences))}\n\`;\n`,
  );
}
