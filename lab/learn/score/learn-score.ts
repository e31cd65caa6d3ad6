/** Learns the score from labelled pages, once from all of them and once without each fold, and writes it into core. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseScore, type ScoreModel, writeScore } from "../../../core/src/score/score-model.ts";
import { FOLDS, foldOf } from "../../labels/labelled-pages.ts";
import type { Cache } from "../cache.ts";
import { fitScore, type MarksOf } from "./fit-score.ts";
import { writeInapplicable } from "./inapplicable.ts";
import type { ScoreRow } from "./score-rows.ts";

const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const cacheName = (fold: number) => `score-${fold}`;

export function learnScore(rows: readonly ScoreRow[], marksOf: MarksOf, cache: Cache): void {
  for (const fold of folds)
    cache.keep(
      cacheName(fold),
      writeScore(
        fitScore(
          rows.filter((row) => row.fold !== fold),
          marksOf,
        ),
      ),
    );
  writeTable(
    "score/weights/score-weights.ts",
    "SCORE_WEIGHTS",
    "score-model.ts",
    writeScore(fitScore(rows, marksOf)),
  );
  writeTable(
    "reading/weights/inapplicable.ts",
    "INAPPLICABLE",
    "often-inapplicable.ts",
    writeInapplicable(rows.map(({ label }) => label)),
  );
}

/** The weights that were learned without a page; null where none were kept. */
export function foldScores(cache: Cache): ((pageId: string) => ScoreModel) | null {
  const scores = folds.flatMap((fold) => {
    const table = cache.find(cacheName(fold)) as string | null;
    return table === null ? [] : [parseScore(table)];
  });
  return scores.length < FOLDS ? null : (pageId) => scores[foldOf(pageId)] as ScoreModel;
}

function writeTable(path: string, name: string, reader: string, table: string): void {
  writeFileSync(
    join(import.meta.dirname, "../../../core/src", path),
    `/** Learned by \`npm run learn\`, never edited by hand. The format is that of \`${reader}\`. */\nexport const ${name} = \`${table}\n\`;\n`,
  );
}
