import { expect, test } from "vitest";
import { subjectOf } from "../../analysis/subject.ts";
import { evidenceOf } from "../../analysis/testing/evidence.ts";
import type { Kind } from "../../contract/reading.ts";
import { pageWith } from "../testing/material.ts";
import { namedEntries } from "./named-entries.ts";

const TEXT =
  "<p>Most gardens get by with less water than their owners think, and a little planning helps more than any tool.</p>";
const OPENING = TEXT.repeat(6);
const section = (level: number, names: readonly string[]) =>
  names.map((name) => `<h${level}>${name}</h${level}>${TEXT}`).join("");
const entriesOf = (title: string, body: string, kind: Kind = "roundup") =>
  subjectOf(evidenceOf(pageWith(OPENING + body, { title })), { kind }).facts.entries()?.names ?? null;

const BARRELS = ["Oakwell 200", "Rainkeeper", "Plastiko Slim", "Steel & Sons Tower"];

test("the section that repeats the title holds the entries, not the parts around it", () => {
  const body =
    section(2, ["Why barrels pay off"]) +
    section(3, ["Less stress", "Lower bills", "Better beds", "Softer water"]) +
    section(2, ["The best rain barrels for small gardens"]) +
    section(3, BARRELS) +
    section(2, ["Care in winter"]);
  expect(entriesOf("The best rain barrels of 2026", body)).toEqual(BARRELS);
});

test("where two sections repeat the title, the entries of both are named", () => {
  const steel = ["Ironside", "Tinman", "Greymont", "Rustless"];
  const both =
    section(2, ["The best rain barrels of oak"]) +
    section(3, BARRELS) +
    section(2, ["The best rain barrels of steel"]) +
    section(3, steel);
  expect(entriesOf("The best rain barrels of 2026", both)).toEqual([...BARRELS, ...steel]);
});

test("the title's number decides between sections, and three promised entries are enough", () => {
  const body =
    section(2, ["Types of rain barrels"]) +
    section(3, ["Oak", "Steel", "Plastic", "Clay"]) +
    section(2, ["Our 3 best rain barrels"]) +
    section(3, BARRELS.slice(0, 3));
  expect(entriesOf("3 best rain barrels for a small garden", body)).toEqual(BARRELS.slice(0, 3));
});

test("a sentence among the headings is not counted where the title promises names", () => {
  const body = section(2, [...BARRELS, "Frost, frost and more frost."]);
  expect(entriesOf("4 best rain barrels for a small garden", body)).toEqual(BARRELS);
});

test("a heading that is there twice, or right above another, is not an entry", () => {
  const body =
    "<h2>Barrels by the wall</h2>" +
    section(2, ["Join our club", ...BARRELS.slice(0, 2), "Join our club", ...BARRELS.slice(2)]);
  expect(entriesOf("The best rain barrels of 2026", body)).toEqual(BARRELS);
});

test("names that differ by one sign tell nothing", () => {
  expect(
    entriesOf("The best watering plans", section(2, ["Plan A", "Plan B", "Plan C", "Plan D"])),
  ).toBeNull();
});

test("a countdown without its first place, and names of days, are no entries", () => {
  const countdown = ["5 'Oakwell'", "4 'Rainkeeper'", "3 'Plastiko'", "2 'Steel Tower'"];
  expect(entriesOf("The best rain barrels of 2026", section(2, countdown))).toBeNull();
  expect(
    entriesOf("The best watering plans", section(2, ["Monday", "Tuesday", "Wednesday", "Thursday"])),
  ).toBeNull();
});

test("a countdown is turned round and numbered as on the page; other names have no numbers", () => {
  const entriesFor = (names: readonly string[]) =>
    subjectOf(evidenceOf(pageWith(OPENING + section(2, names), { title: "The best rain barrels" })), {
      kind: "roundup",
    }).facts.entries();
  const down = ["3. Oakwell", "2. Rainkeeper", "1. Plastiko"];
  const best = ["Plastiko", "Rainkeeper", "Oakwell"];
  expect(entriesFor(down)).toMatchObject({ names: best, isNumbered: true });
  expect(entriesFor(down.toReversed())).toMatchObject({ names: best, isNumbered: true });
  expect(entriesFor(BARRELS)).toMatchObject({ names: BARRELS, isNumbered: false });
});

test("the sections of a guide, and criteria with their weights, are no entries", () => {
  const sections = section(2, ["Pick the place", "Choose the size", "What to plant", "A plan to begin with"]);
  expect(entriesOf("Rain gardens for beginners: the complete guide", sections, "how-to")).toBeNull();
  const criteria = ["Tightness (40%)", "Tap (30% of the score)", "Lid (20%)", "Looks (10%)"];
  expect(entriesOf("The best rain barrels of 2026", section(2, criteria))).toBeNull();
});

test("the sections of an explainer are not entries unless its title promises a list", () => {
  const parts = section(2, [
    "Oak in the rain",
    "Steel in the sun",
    "Plastic in the frost",
    "Clay in the shade",
  ]);
  expect(entriesOf("Understanding rain barrels", parts, "explainer")).toBeNull();
  expect(entriesOf("Types of rain barrels", parts, "explainer")).toHaveLength(4);
});

test("where the title promises tips, headings that name topics are no entries", () => {
  const topics = [
    "The science of soft water",
    "Smart choices for beds",
    "Your path to green beds",
    "Care in winter",
  ];
  const actions = ["Water in the evening", "Cover the beds", "Empty the barrel in autumn", "Clean the tap"];
  expect(entriesOf("Top watering tips for a small garden", section(2, topics))).toBeNull();
  expect(entriesOf("Top watering tips for a small garden", section(2, actions))).toEqual(actions);
});

test("a section that lists other things than the title promises holds no entries", () => {
  const ways = ["Rotate them", "Water less", "Dust the leaves", "Add a lamp"];
  const body =
    section(2, ["Why light matters", "Ways to help houseplants in dark rooms"]) +
    section(3, ways) +
    section(2, ["When to repot"]);
  expect(entriesOf("The best houseplants for dark rooms", body)).toBeNull();
  expect(entriesOf("Ways to help houseplants in dark rooms", body)).toEqual(ways);
});

test("parts of entries, such as their advantages, are no entries", () => {
  const parts = ["Pros", "Oakwell: our verdict", "Rainkeeper: our verdict", "Cons"];
  expect(entriesOf("4 best rain barrels for a small garden", section(2, parts))).toBeNull();
});

test("entries may begin at the third level where no section is above them", () => {
  expect(
    entriesOf("The best rain barrels of 2026", section(3, BARRELS) + section(4, ["How we test"])),
  ).toEqual(BARRELS);
});

test("numbered headings are the entries, without their numbers; those of a shop's page aren't", () => {
  const body = section(2, ["1. Oakwell 200", "2. Rainkeeper", "3. Plastiko Slim"]);
  expect(entriesOf("Rain barrels we like", body)).toEqual(BARRELS.slice(0, 3));
  expect(entriesOf("Rain barrels we like", body, "product")).toBeNull();
});

test("an entry is named where a text has most of its words, apart from those of the title", () => {
  const opening = "We measured the Rainkeeper and a steel barrel for a year.";
  expect(namedEntries(BARRELS, opening, "The best rain barrels")).toEqual(["Rainkeeper"]);
  expect(namedEntries(["Cedar barrel", "Copper barrel"], opening, "Which barrel is best?")).toEqual([]);
});
