import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";
import { measure } from "../tree/measure.ts";
import { parseTree } from "../tree/parse-tree.ts";
import { keepSeries } from "./keep-series.ts";
import { readSegments } from "./segments.ts";

/** Facts that a page of this length repeats in its own words. */
const FACTS = [
  "A heat pump moves warmth from the air outside into a house with a third of the power of an electric heater.",
  "The outdoor unit should have two metres of free space in front of its fan, because cold air gathers there.",
  "In winter the device thaws its own coil for a few minutes each hour, which sounds like a quiet hiss.",
  "Radiators that were made for a gas boiler often work at 50 degrees, so measure before you order larger ones.",
];
const prose = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>In year ${at + 1}: ${FACTS[at % FACTS.length]}</p>`).join("");
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<li><a href="/s${at}">Section ${at}</a></li>`).join("");

/** A page with a menu, a sidebar and a footer, long enough that the forest alone judges its runs. */
const read = (part: string, after = "") =>
  readPage(
    `<html lang="en"><head><title>Heat pumps | Warm Notes</title></head><body>
    <header><nav><ul>${links(14)}</ul></nav></header>
    <main><article><h1>Heat pumps in old houses</h1>${prose(3)}<h2>What it costs</h2>${prose(3)}${part}<h2>Where it fits</h2>${prose(5)}</article></main>${after}
    <div class="sidebar"><h3>Most read</h3><ul>${links(8)}</ul></div>
    <footer><ul>${links(6)}</ul><p>© Warm Notes. All rights reserved.</p></footer></body></html>`,
    "https://warm.example/heat-pumps",
  );

const ANSWERS = [
  ["What does it cost in a year?", "It costs about 1,100 euros for power."],
  ["Is it loud?", "No. It has 45 decibels at three metres."],
  ["How long does it last?", "Twenty years, with a check each second year."],
  ["Can it cool?", "Most devices can; ask for it before you order."],
] as const;
const folds = (entry: (question: string, answer: string, isOpen: boolean) => string) =>
  `${ANSWERS.map(([question, answer], at) => entry(question, answer, at === 0)).join("")}`;

/** What is kept of a part when at first only the runs of these texts are main content. */
function kept(part: string, chosen: readonly string[]): string[] {
  const tree = parseTree(`<body>${part}</body>`);
  measure(tree.html);
  const segments = readSegments(tree.body);
  const isMain = Uint8Array.from(segments, ({ text }) => (chosen.includes(text) ? 1 : 0));
  keepSeries(segments, isMain);
  return segments.filter((_, index) => isMain[index] === 1).map(({ text }) => text);
}

test.each([
  [
    "whose buttons say so",
    (question: string, answer: string, isOpen: boolean) =>
      `<div class="item${isOpen ? " is-open" : ""}"><h3><button aria-expanded="${isOpen}">${question}</button></h3><div class="panel${isOpen ? " show" : ""}"><p>${answer}</p></div></div>`,
  ],
  [
    "of questions alone",
    (question: string, answer: string) => `<div class="q"><b>${question}</b><div>${answer}</div></div>`,
  ],
])("where the open entry of an accordion %s is kept, the closed ones are too", (_, entry) => {
  expect(kept(folds(entry), ANSWERS[0])).toEqual(ANSWERS.flat());
  expect(kept(folds(entry), [ANSWERS[1][1]]), "an answer brings its question").toEqual(ANSWERS.flat());
  expect(kept(folds(entry), [])).toEqual([]);
});

test("plans with prices stay together; cards that lead away don't", () => {
  const plan = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price} a month</p></div>`;
  const plans = plan("Early", "$20") + plan("Growing", "$47") + plan("Established", "$80");
  const card = (name: string) =>
    `<div class="card"><h3><a href="/${name}">${name} heat pumps</a></h3><p>$20</p></div>`;
  const cards = card("Small") + card("Large") + card("Quiet");

  expect(kept(plans, ["Early", "$20 a month", "Growing", "$47 a month"])).toContain("$80 a month");
  expect(kept(cards, ["Small heat pumps", "$20"])).not.toContain("Large heat pumps");
});

test("labels with their values stay together", () => {
  const row = (label: string, value: string) =>
    `<div class="row"><p>${label}:</p><ul><li>${value}</li></ul></div>`;
  expect(kept(row("Size", "72 x 24 inches") + row("Weight", "4.5 lb"), ["Size:", "72 x 24 inches"])).toEqual([
    "Size:",
    "72 x 24 inches",
    "Weight:",
    "4.5 lb",
  ]);
});

test("answers that a site builder put into a `nav` are text, and menus in one are not", () => {
  const dropDown = (question: string, answer: string) =>
    `<div class="accordion-item w-dropdown"><div class="w-dropdown-toggle"><div>${question}</div></div><nav class="w-dropdown-list"><div><p>${answer}</p></div></nav></div>`;
  const { text } = read(
    "",
    `<section><div><h2>Frequently asked questions</h2>${folds(dropDown)}</div></section>`,
  );
  const menu = read(
    `<div class="w-dropdown"><div>Products</div><nav class="w-dropdown-list"><a href="/a">Boilers of brass</a><a href="/b">Stoves of iron</a></nav></div>`,
  );

  for (const line of ANSWERS.flat()) expect(text).toContain(line);
  expect(menu.text).not.toMatch(/Boilers of brass|Stoves of iron/);
});
