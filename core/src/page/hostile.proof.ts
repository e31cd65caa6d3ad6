import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";
import { growth, MOST_GROWTH } from "./testing/growth.ts";

const many = (times: number, one: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => one(at)).join("");
const repeated = (part: string) => (times: number) => part.repeat(times);
const fonts = (times: number) => many(times, (at) => `<font color=${at}>`);
const slots = (times: number) => many(times, (at) => `<slot name=s${at}></slot>`);
const slotted = (times: number) => many(times, (at) => `<i slot=s${at}>x</i>`);

test.each<[name: string, times: number, html: (times: number) => string]>([
  ["nested boxes", 300_000, repeated("<div>")],
  ["unclosed tags of every kind", 30_000, repeated("<div><b><i><p>some words ")],
  ["lists in lists", 60_000, repeated("<ul><li>item ")],
  ["tables in tables", 40_000, repeated("<table><tr><td>cell ")],
  ["links without end", 100_000, repeated('<a href="/x">link ')],
  ["end tags that match nothing", 300_000, (times) => `${"<div>".repeat(120)}${"</section>".repeat(times)}`],
  ["bold without end", 300_000, repeated("<b>")],
  [
    "fonts of every colour, opened again in every paragraph",
    100_000,
    (times) => `<p>${fonts(times / 5)}</p>${"<p>x".repeat(times)}`,
  ],
  ["bold across paragraphs", 60_000, repeated("<b><i><u><p></b></i></u>words")],
  ["words between the rows of tables", 200_000, (times) => `<table>${"word<b>".repeat(times)}`],
  ["tables in paragraphs", 100_000, repeated("<p><table>word")],
  ["end tags of paragraphs", 500_000, (times) => `${"<span>".repeat(60_000)}${"</p>".repeat(times)}`],
  [
    "end tags that match nothing, far from any box",
    500_000,
    (times) => `${"<span>".repeat(60_000)}${"</x>".repeat(times)}`,
  ],
  ["forms that end inside of boxes", 100_000, repeated("<form><div></form>")],
  ["shadow roots in each other", 60_000, repeated("<x-a><template shadowrootmode=open><slot></slot>")],
  [
    "children of shadow roots",
    20_000,
    (times) => `<x-a><template shadowrootmode=open>${slots(times)}</template>${slotted(times)}</x-a>`,
  ],
  ["noscripts in each other", 200_000, repeated("<noscript><div>")],
  ["an attribute of five million signs", 5_000_000, (times) => `<p title="${"a".repeat(times)}">text</p>`],
  ["fifty thousand attributes", 50_000, (times) => `<p ${many(times, (at) => `a${at} `)}>text</p>`],
  ["a page of opening brackets", 2_000_000, repeated("<")],
  ["an endless comment", 3_000_000, (times) => `<!--${"-".repeat(times)}`],
  ["white space", 1_500_000, (times) => `<p>a${" \n".repeat(times)}b</p>`],
  ["a hundred thousand dates", 100_000, (times) => `<p>${"12.05.2019 ".repeat(times)}</p>`],
  ["one figure with all images", 50_000, (times) => `<figure>${"<img src=x>".repeat(times)}</figure>`],
  [
    "JSON nested without end",
    200_000,
    (times) => `<script type="application/ld+json">${"[".repeat(times)}</script>`,
  ],
])("%s: the work grows with the length, not faster", (_, times, html) => {
  const reading = (count: number) => {
    const page = html(count);
    return () => void readPage(page, "https://a.example/page");
  };

  expect(growth(reading, times, () => process.cpuUsage())).toBeLessThan(MOST_GROWTH);
});
