import { expect, test } from "vitest";
import { contextWith } from "../testing/context.ts";
import { gardenPage } from "../testing/pages.ts";
import { addTakeaways } from "./add-takeaways.ts";

const TALK = Array.from(
  { length: 9 },
  (_, at) =>
    `<p>Gardeners in valley number ${at} have filled their cans in the evening for as long as anyone can remember, and most of them talk about the weather while they wait for the water to run.</p>`,
).join("");
const FACTS = [
  "A rain barrel of oak costs about $180 and lasts twenty years in the garden.",
  "Plastic rain barrels cost between $60 and $90 in most shops.",
  "In hard winters, a full rain barrel breaks within three nights of frost.",
  "Most gardens with a rain barrel need no other water until July.",
];
const page = (sentences: readonly string[], before = "") =>
  gardenPage(
    "How much does a rain barrel cost?",
    `${before}${TALK}${sentences.map((text, at) => `<h2>Part ${at}</h2><p>${text} Gardeners know it.</p>`).join("")}`,
  );
const points = (
  html: string,
  kind: Parameters<typeof contextWith>[1]["kind"],
  answering: readonly string[],
) =>
  addTakeaways(contextWith(html, { kind, answering, checks: { answer_early: "no" } }))[0]?.after?.split(
    "\n",
  ) ?? [];

test("the best sentences that make sense alone become key points, at most three", () => {
  const found = points(page(FACTS), "explainer", FACTS);
  expect(found).toHaveLength(3);
  for (const point of found) expect(FACTS).toContain(point);
});

test("one good sentence is not a list", () => {
  expect(points(page(FACTS), "explainer", FACTS.slice(0, 1))).toEqual([]);
});

test.each([
  ["needs the one before it", "It costs about $180 and lasts twenty years in most gardens."],
  ["is an order", "Check the tap of the rain barrel before the first frost of the year."],
  ["adds to something", "A rain barrel of plastic can also be painted in any color."],
  ["is a label and its text", "Myth: A rain barrel of plastic never breaks in the frost."],
  ["speaks to one reader", "You will need a rain barrel of 200 litres for your garden."],
  ["announces", "In this section we look at what a rain barrel costs in shops."],
])("a sentence that %s is not a key point", (_why, text) => {
  expect(points(page([...FACTS.slice(0, 2), text]), "explainer", [...FACTS.slice(0, 2), text])).not.toContain(
    text,
  );
});

test("sentences that begin alike speak of different things, so none of them is a key point", () => {
  const offers = ["Acme", "Bolt"].map(
    (name) => `The barrel campaign offers 20% off for buyers of ${name} rain barrels.`,
  );
  expect(points(page([...FACTS, ...offers]), "explainer", [...offers, ...FACTS.slice(0, 2)])).toEqual(
    FACTS.slice(0, 2),
  );
});

test("a person called by the first name alone was introduced elsewhere", () => {
  const half = "Ida measured what a rain barrel costs in nine shops of the valley.";
  const html = page([...FACTS.slice(0, 2), half], "<p>Ida Brandt knows barrels.</p>");
  expect(points(html, "explainer", [...FACTS.slice(0, 2), half])).not.toContain(half);
});

test("pages that already have a summary, reports, threads, shops and short texts get none", () => {
  for (const kind of ["news", "forum", "product", "reference", "opinion"] as const)
    expect(points(page(FACTS), kind, FACTS)).toEqual([]);
  const summed = page(FACTS, "<h2>Key takeaways</h2><ul><li>Oak costs more.</li></ul>");
  expect(points(summed, "explainer", FACTS)).toEqual([]);
  expect(
    points(page(FACTS, "<p>TL;DR: Oak costs three times as much as plastic.</p>"), "explainer", FACTS),
  ).toEqual([]);
  const short = gardenPage("Barrels", `<p>${FACTS.join(" ")}</p>`);
  expect(points(short, "explainer", FACTS)).toEqual([]);
});

test("they go above a text that doesn't answer, and below a first paragraph that does", () => {
  const opening = "A rain barrel costs $60 to $180, depending on size and material.";
  const html = page(FACTS, `<p>${opening}</p>`);
  const at = (answering: readonly string[]) =>
    addTakeaways(contextWith(html, { kind: "explainer", answering }))[0]?.place;
  const [first, second] = contextWith(html, { kind: "explainer" })
    .source.blocks.slice(1)
    .map(({ id }) => id);

  expect(at(FACTS)).toBe(first);
  expect(at([opening, ...FACTS])).toBe(second);
});

test("where no sentence comes near an answer, none is picked", () => {
  expect(points(page(FACTS), "explainer", [])).toEqual([]);
});

test("without a figure, a name or a definition in the best one, there are no key points", () => {
  const remarks = [
    "With a clear plan and a little patience, rain barrels help gardeners to save.",
    "Rain barrels can make the work in a garden easier and far more pleasant.",
  ];
  expect(points(page(remarks), "explainer", remarks)).toEqual([]);
});
