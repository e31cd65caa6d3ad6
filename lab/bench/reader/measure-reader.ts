/**
 * One extractor over one data set, in a separate process: `node measure-reader.ts READER FOLDER EVERY SECONDS` prints
 * JSON. After so many seconds it stops and says how many pages it has read.
 */
import { cpuMs, peakMegabytes, quantile } from "./cost.ts";
import { type LabelledPage, readLabels, readPages } from "./data-set.ts";
import { mean, type Shingles, sameAuthor, sameDay, shingleF1, shingles, wordF1 } from "./quality.ts";
import { defuddle, type Extract, ours, readability } from "./readers.ts";

const READERS = [ours, readability, defuddle];

export type Measured = {
  reader: string;
  pages: number;
  of: number;
  failed: number;
  empty: number;
  wordF1: number | null;
  shingleF1: number | null;
  byType: Record<string, number>;
  dates: number | null;
  authors: number | null;
  ms: { median: number; p95: number; max: number };
  peakMegabytes: number;
};

type Row = { page: LabelledPage; found: Extract; ms: number; failed: boolean };

const [, , name = "citeworthy", folder = "", every = "1", seconds = "Infinity"] = process.argv;
const reader = READERS.find((one) => one.name === name) ?? ours;
const rows: Row[] = [];
const stopAt = performance.now() + Number(seconds) * 1_000;
for (const page of readPages(folder, Number(every))) {
  if (performance.now() > stopAt) break;
  rows.push(await readOne(page));
}
console.log(JSON.stringify(summary(rows)));

async function readOne(page: LabelledPage): Promise<Row> {
  let found: Extract = { text: "", author: null, published: null };
  let failed = false;
  const ms = await cpuMs(async () => {
    try {
      found = await reader.read(page.html, page.url);
    } catch {
      failed = true;
    }
  });
  return { page: { ...page, html: "" }, found, ms, failed };
}

function summary(all: Row[]): Measured {
  const texted = all.flatMap(({ page, found }) =>
    page.text === undefined ? [] : [{ page, text: found.text, gold: page.text }],
  );
  const words = texted.map(({ page, text, gold }) => ({ type: page.type, f1: wordF1(text, gold) }));
  const grams: Shingles[] = texted.map(({ text, gold }) => shingles(text, gold));
  const types = [...new Set(words.map(({ type }) => type))].filter((type) => type !== undefined);
  const dated = all.flatMap(({ page, found }) =>
    page.published ? [sameDay(found.published, page.published)] : [],
  );
  const signed = all.flatMap(({ page, found }) =>
    page.author ? [sameAuthor(found.author, page.author)] : [],
  );
  const ms = all.map((row) => row.ms);
  return {
    reader: reader.name,
    pages: all.length,
    of: readLabels(folder).length,
    failed: all.filter((row) => row.failed).length,
    empty: texted.filter(({ text }) => text.trim() === "").length,
    wordF1: texted.length > 0 ? round(mean(words.map(({ f1 }) => f1))) : null,
    shingleF1: texted.length > 0 ? round(shingleF1(grams)) : null,
    byType: Object.fromEntries(
      types.map((type) => [type, round(mean(words.filter((one) => one.type === type).map(({ f1 }) => f1)))]),
    ),
    dates: dated.length > 0 ? round(mean(dated.map(Number))) : null,
    authors: signed.length > 0 ? round(mean(signed.map(Number))) : null,
    ms: { median: tenth(quantile(ms, 0.5)), p95: tenth(quantile(ms, 0.95)), max: tenth(Math.max(...ms)) },
    peakMegabytes: peakMegabytes(),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
