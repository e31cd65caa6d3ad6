/** Growth with length, and hostile pages for the reader and the whole analysis: prints JSON. `node measure-cost.ts FOLDER` */
import { analyze } from "@citeworthy/core/analysis";
import { cpuMs, peakMegabytes, quantile } from "./cost.ts";
import { readPages } from "./data-set.ts";
import { exponent, GROWTH, repeatBody } from "./growth.ts";
import { HOSTILE_PAGES } from "./hostile-pages.ts";
import { ours, readability } from "./readers.ts";
import { savedEvidence } from "./saved-evidence.ts";

type Work = { name: string; read: (html: string, url: string) => unknown };
type Hostile = { name: string; length: number; reader: number; analysis: number };
export type Cost = {
  growth: { reader: string; exponent: number; points: { times: number; length: number; ms: number }[] }[];
  hostile: Hostile[];
  peakMegabytes: number;
};

const RUNS = 2;
const [, , folder = ""] = process.argv;
const pages = [...readPages(folder)];
const middle = quantile(
  pages.map(({ html }) => html.length),
  0.5,
);
const sample = pages.find(({ html }) => html.length === middle) ?? {
  html: "<p>text</p>",
  url: "https://example.org/",
};
const analysis: Work = { name: "whole analysis", read: (html, url) => analyze(savedEvidence({ html, url })) };

/** The better of two runs: what else the machine does only ever adds. */
async function best({ read }: Work, html: string, url: string): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await cpuMs(() => read(html, url)));
  return Math.round(Math.min(...runs));
}

const growth: Cost["growth"] = [];
for (const work of [ours, analysis, readability]) {
  for (const page of pages.slice(0, 20)) await work.read(page.html, page.url);
  const points: Cost["growth"][number]["points"] = [];
  for (const times of GROWTH) {
    const html = repeatBody(sample.html, times);
    points.push({ times, length: html.length, ms: await best(work, html, sample.url) });
  }
  growth.push({ reader: work.name, exponent: Math.round(exponent(points) * 100) / 100, points });
}

const hostile: Hostile[] = [];
for (const { name, build } of HOSTILE_PAGES) {
  const html = build();
  hostile.push({
    name,
    length: html.length,
    reader: await best(ours, html, "https://example.org/page"),
    analysis: await best(analysis, html, "https://example.org/page"),
  });
}
console.log(JSON.stringify({ growth, hostile, peakMegabytes: peakMegabytes() } satisfies Cost));
