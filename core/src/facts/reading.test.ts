import { expect, test } from "vitest";
import { subjectOf } from "../analysis/subject.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { wordsOf } from "../language/words.ts";
import { isDefinition } from "./definitions/definitions.ts";
import { figuresIn } from "./numbers/numbers.ts";
import { splitSentences } from "./text/split-sentences.ts";

const facts = (body: string, title = "How hot does a compost heap get?") =>
  subjectOf(
    evidenceOf(
      `<html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
    ),
  ).facts;
const filler =
  "<p>Gardeners like to talk about the weather in the evening, and they have done so for as long as there were gardens.</p>";

test("words are cut in any script", () => {
  expect(wordsOf("It's well-known: 3.5 kg, ok?")).toEqual(["It's", "well-known", "3.5", "kg", "ok"]);
  expect(wordsOf("堆肥の温度").length).toBeGreaterThan(1);
  expect(wordsOf("Grüße aus Łódź")).toEqual(["Grüße", "aus", "Łódź"]);
});

test("a sentence does not end at an abbreviation or a decimal", () => {
  expect(
    splitSentences("Dr. Lindt measured 58.5 °C in the heap. It was warm, e.g. at the core of it."),
  ).toHaveLength(2);
  expect(
    splitSentences(
      "HAYWARD, Calif. (AP) The new ID. SPACE wagon was shown to the press in a hall. It is long.",
    ),
  ).toEqual([
    "HAYWARD, Calif. (AP) The new ID. SPACE wagon was shown to the press in a hall.",
    "It is long.",
  ]);
  expect(
    splitSentences("温度は上がる。大きいほど熱くなるので、よく混ぜてください。水も必要です。"),
  ).toHaveLength(3);
});

test("a figure that names something isn't a statistic", () => {
  const values = (html: string) =>
    facts(`<p>${html}</p>`)
      .numbers()
      .flatMap((one) => one.values);
  for (const sentence of [
    "A page that is gone should return 404 or 410, never 200.",
    "Send a 301 redirect to the new page.",
    "The server answered with a 403 for GPTBot and with a 200 for readers.",
    "Checks 12 to 27 look at the dates, and check 31 is about links.",
    "Five links of 20 each: 5 × 20 = 100.",
    "Set the limit with <code>max-snippet:160</code> in the head of the page.",
    "<code>250</code> is the value to type.",
    "That is one test with one model of the GPT-3.5 family.",
    "Minutes 16 to 20.",
    "How long does a power bank of 10,000 mAh last?",
  ])
    expect([sentence, ...values(sentence)]).toEqual([sentence]);
});

test("a count of the same size stays a statistic", () => {
  const values = (html: string) =>
    facts(`<p>${html}</p>`)
      .numbers()
      .flatMap((one) => one.values);
  expect(values("The study looked at 404 sites and 200 pages of one server.")).toEqual([
    "404 sites",
    "200 pages",
  ]);
  expect(values("We returned 200 parcels, 12 of them broken.")).toEqual(["200 parcels", "12"]);
  expect(values("Traffic fell 25% after 14 checks.")).toEqual(["25%", "14 checks"]);
  expect(values("The tool checks 40 sites at a time.")).toEqual(["40 sites"]);
  expect(values("It grew by 15% with <code>5</code> as the limit.")).toEqual(["15%"]);
});

test("figures are values with a meaning, not years, versions or chapters", () => {
  expect(figuresIn("It rose 12.5% to $3 million in 2024.")).toEqual(["12.5%", "$3 million"]);
  expect(figuresIn("See chapter 12 of version 26, from March 14, 2023.")).toEqual([]);
  expect(figuresIn("It closed at 10 p.m. and reopened at 4:14 pm, or 18:30.")).toEqual([]);
  expect(figuresIn("We asked 1,204 people (n = 87).")).toEqual(["1,204 people", "n = 87"]);
});

test("a number is sourced by a link, an attribution or a footnote in its own block", () => {
  const numbers = facts(
    `${filler}<p>The <a href="https://soil.example/a">Soil Survey</a> counts 40 kinds.</p><p>There are 50 kinds of bins.</p><p>According to the FAO, 60 kinds exist.</p><p>Some 70 kinds are rare [3].</p>`,
  ).numbers();

  expect(numbers.map((one) => [one.values[0], one.source])).toEqual([
    ["40 kinds", "link"],
    ["50 kinds", null],
    ["60 kinds", "attribution"],
    ["70 kinds", "footnote"],
  ]);
});

test("who and when beside a figure is its source, a model year is not", () => {
  const source = (sentence: string) => facts(`<p>${sentence}</p>`).numbers()[0]?.source;
  expect(source("Liu and colleagues (2023): 51.5% of the sentences had support.")).toBe("attribution");
  expect(source("C-SEO Bench (2025): 3 of 54 text edits had an effect.")).toBe("attribution");
  expect(source("The GEO paper (2024) found 31% more words for statistics.")).toBe("attribution");
  expect(source("The Roadster (2021) has a range of 400 miles.")).toBeNull();
});

test("a definition names its subject and says what it is", () => {
  expect(isDefinition("A compost heap is a pile of organic waste.")).toBe(true);
  expect(isDefinition("Mulching means covering the soil.")).toBe(true);
  expect(isDefinition("It is a pile.")).toBe(false);
  expect(isDefinition("The heap is hot.")).toBe(false);
});

test("a quotation has a speaker when one is named beside it", () => {
  const quotations = facts(
    `${filler}<p>“The core is a furnace, and the outer layer is its wall,” said Maria Lindt. Then came the rain. “Nobody measures it in the right place, which is the middle of it.”</p><blockquote>Turn it, and it turns into soil for the whole of the garden.<br>— Jan Boom</blockquote>`,
  ).quotations();

  expect(quotations.map((one) => one.speaker)).toEqual(["Maria Lindt", null, "Jan Boom"]);
});

test("text said twice is read once and remembered as repeated, unless each of several things may have it", () => {
  const twice = "<p>A compost heap gets hot within a few days of building it well.</p>";
  const quantity = "<p>This barrel takes 200 litres of rain from the roof.</p>";
  const { sentences, repeated } = facts(`${filler}${twice}${quantity}${twice}${quantity}`).text();

  expect(sentences.filter((one) => one.text.includes("gets hot"))).toHaveLength(1);
  expect(sentences.filter((one) => one.text.includes("200 litres"))).toHaveLength(1);
  expect(repeated).toEqual(["A compost heap gets hot within a few days of building it well."]);
});
