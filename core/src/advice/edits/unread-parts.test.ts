import { expect, test } from "vitest";
import { padding } from "../../analysis/testing/run-audit.ts";
import { readPage } from "../../page/read-page.ts";
import { mayHold } from "./unread-parts.ts";

const page = (main: string, around = "") =>
  readPage(
    `<!doctype html><html lang="en"><head><title>Compost heat</title></head><body><main><h1>Compost heat</h1>${main}${padding(6)}</main>${around}</body></html>`,
    "https://garden.example/heat",
  );

test("what the text and the parts around it lack is missing", () => {
  const plain = page("<p>A heap is warm inside.</p>", '<nav><a href="/">Home</a></nav>');
  for (const topic of [
    "named_author",
    "visible_date",
    "outside_sources",
    "figures",
    "comparison",
    "summary",
  ] as const)
    expect(mayHold(topic, plain)).toBe(false);
});

test("a portrait of the author may be the byline", () => {
  expect(mayHold("named_author", page('<img src="/img/author-lind.jpg" alt="">'))).toBe(true);
});

test("an aside may hold the byline, the date and the sources", () => {
  const beside = page(
    "",
    "<aside><p>Written by Mara Lind</p><p>12 March 2026</p><p>Sources: Soil Yearbook</p></aside>",
  );
  expect(mayHold("named_author", beside)).toBe(true);
  expect(mayHold("visible_date", beside)).toBe(true);
  expect(mayHold("outside_sources", beside)).toBe(true);
});

test("a chart or an embedded sheet may hold figures and the comparison", () => {
  const chart = page('<figure><img src="/heat-chart.png" alt="Chart of the heat by day"></figure>');
  const sheet = page('<iframe src="https://docs.google.com/spreadsheets/d/1"></iframe>');
  for (const one of [chart, sheet]) {
    expect(mayHold("figures", one)).toBe(true);
    expect(mayHold("comparison", one)).toBe(true);
  }
  expect(mayHold("comparison", page('<iframe src="https://www.youtube.com/embed/1"></iframe>'))).toBe(false);
});
