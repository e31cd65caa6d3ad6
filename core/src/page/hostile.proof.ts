import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

/** Far above what any of these takes (the bench holds them to a second), far below what a quadratic step would take. */
const LIMIT_MS = 6_000;

const many = (times: number, one: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => one(at)).join("");
const FONTS = many(20_000, (at) => `<font color=${at}>`);
const SLOTS = many(20_000, (at) => `<slot name=s${at}></slot>`);
const SLOTTED = many(20_000, (at) => `<i slot=s${at}>x</i>`);

test.each([
  ["nested boxes", "<div>".repeat(300_000)],
  ["unclosed tags of every kind", "<div><b><i><p>some words ".repeat(30_000)],
  ["lists in lists", "<ul><li>item ".repeat(60_000)],
  ["tables in tables", "<table><tr><td>cell ".repeat(40_000)],
  ["links without end", '<a href="/x">link '.repeat(100_000)],
  ["end tags that match nothing", `${"<div>".repeat(120)}${"</section>".repeat(300_000)}`],
  ["bold without end", "<b>".repeat(300_000)],
  ["fonts of every colour, opened again in every paragraph", `<p>${FONTS}</p>${"<p>x".repeat(100_000)}`],
  ["bold across paragraphs", "<b><i><u><p></b></i></u>words".repeat(60_000)],
  ["words between the rows of tables", `<table>${"word<b>".repeat(200_000)}`],
  ["tables in paragraphs", "<p><table>word".repeat(100_000)],
  ["end tags of paragraphs", `${"<span>".repeat(60_000)}${"</p>".repeat(500_000)}`],
  ["end tags that match nothing, far from any box", `${"<span>".repeat(60_000)}${"</x>".repeat(500_000)}`],
  ["forms that end inside of boxes", "<form><div></form>".repeat(100_000)],
  ["shadow roots in each other", "<x-a><template shadowrootmode=open><slot></slot>".repeat(60_000)],
  ["children of shadow roots", `<x-a><template shadowrootmode=open>${SLOTS}</template>${SLOTTED}</x-a>`],
  ["noscripts in each other", "<noscript><div>".repeat(200_000)],
  ["an attribute of five million signs", `<p title="${"a".repeat(5_000_000)}">text</p>`],
  [
    "fifty thousand attributes",
    `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}`).join(" ")}>text</p>`,
  ],
  ["a page of opening brackets", "<".repeat(2_000_000)],
  ["an endless comment", `<!--${"-".repeat(3_000_000)}`],
  ["white space", `<p>a${" \n".repeat(1_500_000)}b</p>`],
  ["a hundred thousand dates", `<p>${"12.05.2019 ".repeat(100_000)}</p>`],
  ["one figure with all images", `<figure>${"<img src=x>".repeat(50_000)}</figure>`],
  ["JSON nested without end", `<script type="application/ld+json">${"[".repeat(200_000)}</script>`],
])("%s are read in time", (_, html) => {
  const before = process.cpuUsage();
  readPage(html, "https://a.example/page");
  const { user, system } = process.cpuUsage(before);

  expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
});
