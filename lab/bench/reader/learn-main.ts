/**
 * Learns which runs of text are main content from labelled pages and writes `core/src/page/main/main-forest.ts`:
 * `BENCH_DATA=folder node lab/bench/reader/learn-main.ts [OUTPUT]`. `HOLD_OUT=0|1|2` leaves that third of the pages
 * out, so that the bench can be read on pages the forest has not seen;
 * `BENCH_EVERY=20` tries it on every twentieth page.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTitleTag } from "../../../core/src/page/declared/head.ts";
import { pageSignals } from "../../../core/src/page/declared/page-signals.ts";
import { chances, parseForest } from "../../../core/src/page/main/forest.ts";
import { fillSecondPass, ROW_WIDTH } from "../../../core/src/page/main/second-pass.ts";
import { segmentFeatures } from "../../../core/src/page/main/segment-features.ts";
import type { Segment } from "../../../core/src/page/main/segments.ts";
import { firstPass } from "../../../core/src/page/read-page.ts";
import { boost, type Rows } from "./boost.ts";
import { readPages } from "./data-set.ts";
import { labelSegments } from "./label-segments.ts";

type Sample = {
  third: number;
  segments: Segment[];
  rows: Float64Array;
  target: Float64Array;
  weight: Float64Array;
};

const OPTIONS = { trees: 80, leaves: 12, rate: 0.12, seed: 7 };
/** Labels shorter than this would make each of their words weigh too much. */
const SHORT_LABEL = 60;

const data = process.env.BENCH_DATA ?? "";
const output = process.argv[2] ?? join(import.meta.dirname, "../../../core/src/page/main/main-forest.ts");
const samples = ["extraction-articles", "extraction-web"].flatMap((set) => [...samplesOf(join(data, set))]);
const learned = samples.filter(({ third }) => String(third) !== process.env.HOLD_OUT);

// The second look must learn from first judgements of pages the first had not seen.
const judged = [0, 1, 2].flatMap((third) => {
  const forest = parseForest(boost(together(learned.filter((one) => one.third !== third)), OPTIONS));
  const unseen = learned.filter((one) => one.third === third);
  return unseen.map((sample) => ({ sample, chance: chances(forest, sample.rows, ROW_WIDTH) }));
});
const first = boost(together(learned), OPTIONS);
for (const { sample, chance } of judged) fillSecondPass(sample.rows, sample.segments, chance);
const second = boost(together(learned), OPTIONS);

writeFileSync(
  output,
  `/** Learned from labelled pages by \`lab/bench/reader/learn-main.ts\`, never edited by hand. One tree a line, see \`forest.ts\`. */
export const FIRST_PASS = \`${first}\`;

export const SECOND_PASS = \`${second}\`;
`,
);

function* samplesOf(folder: string): Generator<Sample> {
  for (const { file, url, html, text } of readPages(folder, Number(process.env.BENCH_EVERY ?? 1))) {
    if (!text) continue;
    const { tree, segments, found, structuredData } = firstPass(html, url);
    const signals = pageSignals(structuredData, readTitleTag(found.titles)?.value ?? "", url);
    const target = labelSegments(
      segments.map((segment) => segment.text),
      text,
    );
    const length = Math.max(SHORT_LABEL, text.split(/\s+/).length);
    yield {
      third: thirdOf(file),
      // Only the words and the boxes around them are looked at again.
      segments,
      rows: segmentFeatures(tree, segments, signals, ROW_WIDTH),
      target,
      weight: Float64Array.from(segments, ({ words }) => words / length),
    };
  }
}

/** By the name, so that a page stays in its third. */
function thirdOf(file: string): number {
  let hash = 2_166_136_261;
  for (const char of file) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0;
  return (hash >>> 8) % 3;
}

function together(parts: Sample[]): Rows {
  const join = (get: (sample: Sample) => Float64Array) => {
    const all = new Float64Array(parts.reduce((sum, part) => sum + get(part).length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(get(part), at);
      at += get(part).length;
    }
    return all;
  };
  return {
    values: join((one) => one.rows),
    width: ROW_WIDTH,
    target: join((one) => one.target),
    weight: join((one) => one.weight),
  };
}
