/** Growth with length and hostile pages, for our reader: prints JSON. `node measure-cost.ts FOLDER` */
import { cpuMs, peakMegabytes, quantile } from "./cost.ts";
import { readPages } from "./data-set.ts";
import { exponent, GROWTH, repeatBody } from "./growth.ts";
import { HOSTILE_PAGES } from "./hostile-pages.ts";
import { ours, readability } from "./readers.ts";

export type Cost = {
  growth: { reader: string; exponent: number; points: { times: number; length: number; ms: number }[] }[];
  hostile: { name: string; length: number; ms: number }[];
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

const growth: Cost["growth"] = [];
for (const reader of [ours, readability]) {
  for (const page of pages.slice(0, 10)) await reader.read(page.html, page.url);
  const points: Cost["growth"][number]["points"] = [];
  for (const times of GROWTH) {
    const html = repeatBody(sample.html, times);
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await cpuMs(() => reader.read(html, sample.url)));
    points.push({ times, length: html.length, ms: Math.round(Math.min(...runs)) });
  }
  growth.push({ reader: reader.name, exponent: Math.round(exponent(points) * 100) / 100, points });
}

const hostile: Cost["hostile"] = [];
for (const { name, build } of HOSTILE_PAGES) {
  const html = build();
  hostile.push({
    name,
    length: html.length,
    ms: Math.round(await cpuMs(() => ours.read(html, "https://example.org/page"))),
  });
}
console.log(JSON.stringify({ growth, hostile, peakMegabytes: peakMegabytes() } satisfies Cost));
