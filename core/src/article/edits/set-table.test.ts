import { expect, test } from "vitest";
import { gardenPage } from "../testing/pages.ts";
import { written } from "../testing/write.ts";

const TALK =
  "Gardeners fill it in the evening and talk about the weather while they wait for the water to run over.";
const entry = (name: string, ...lines: string[]) =>
  `<h2>${name}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}<p>${TALK} ${name} is one of many.</p>`;
const barrels = (...lines: string[]) =>
  ["Oak", "Plastic", "Clay", "Steel"].map((name, at) => entry(name, ...lines, `Price: $${60 + at * 10}`));
const tables = (title: string, entries: readonly string[]) =>
  written(gardenPage(title, entries.join("")), { kind: "roundup" }).edits.filter(
    ({ kind }) => kind === "table",
  );

test("a field that every entry has becomes a table", () => {
  expect(tables("4 rain barrels for a small garden", barrels())[0]?.after).toContain("$90");
});

test("a table that leaves out one of the promised entries isn't made", () => {
  expect(tables("5 rain barrels for a small garden", barrels())).toEqual([]);
});

test("a label that occurs twice in an entry isn't one of its fields", () => {
  expect(tables("4 rain barrels for a small garden", barrels("Price: $20"))).toEqual([]);
});

test("a table in which an entry would have only empty cells isn't made", () => {
  const priced = barrels().slice(0, 3);
  const weighed = entry("Steel", "Weight: 8 kg");
  expect(tables("Rain barrels for a small garden", priced)).toHaveLength(1);
  expect(tables("Rain barrels for a small garden", [...priced, weighed])).toEqual([]);
});

test("a link to another text isn't a field of the entry", () => {
  const linked = ["Oak", "Plastic", "Clay", "Steel"].map((name, at) =>
    entry(name, `READ MORE: ${at + 2} ways to clean ${name.toLowerCase()}`),
  );
  expect(tables("4 rain barrels for a small garden", linked)).toEqual([]);
});

test("a column with gaps means that no table is made", () => {
  const weighed = (at: number) => (at < 2 ? ["Weight: 8 kg"] : []);
  const gaps = ["Oak", "Plastic", "Clay", "Steel"].map((name, at) =>
    entry(name, `Price: $${60 + at}`, ...weighed(at)),
  );
  expect(tables("4 rain barrels for a small garden", gaps)).toHaveLength(1);
  const more = ["Oak", "Plastic", "Clay", "Steel"].map((name, at) =>
    entry(name, `Price: $${60 + at}`, ...(at < 3 ? ["Weight: 8 kg"] : [])),
  );
  expect(tables("4 rain barrels for a small garden", more)).toEqual([]);
});
