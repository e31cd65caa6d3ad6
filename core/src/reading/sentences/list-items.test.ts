import { expect, test } from "vitest";
import { materialWith } from "../testing/material.ts";
import { listItems } from "./list-items.ts";

const section = (heading: string, level = 2) =>
  `<h${level}>${heading}</h${level}><p>This part says in a full sentence what ${heading.toLowerCase()} is about.</p>`;
const items = (main: string) => listItems(materialWith(main, { title: "Five things to compost" }));

test("numbered headings name the items, without their numbers", () => {
  expect(
    items(
      ["1. Straw", "2) Leaves", "#3 Coffee grounds", "No. 4 Eggshells"].map((one) => section(one)).join(""),
    ),
  ).toEqual(["Straw", "Leaves", "Coffee grounds", "Eggshells"]);
});

test("numbered headings are the items even where more headings are not numbered", () => {
  const headings = [
    "Before you start",
    "1. Straw",
    "2. Leaves",
    "3. Grass",
    "Tools",
    "Storage",
    "Common mistakes",
  ];
  expect(items(headings.map((one) => section(one)).join(""))).toEqual(["Straw", "Leaves", "Grass"]);
});

test("parallel headings name the items, without those of other parts", () => {
  const headings = [
    "Straw",
    "Leaves",
    "Coffee grounds",
    "Frequently asked questions",
    "Is meat allowed?",
    "Conclusion",
  ];
  expect(items(headings.map((one) => section(one)).join(""))).toEqual(["Straw", "Leaves", "Coffee grounds"]);
});

test("the level with most headings holds the items", () => {
  const main = `${section("What to use")}${["Straw", "Leaves", "Grass"].map((one) => section(one, 3)).join("")}${section("What to avoid")}`;
  expect(items(main)).toEqual(["Straw", "Leaves", "Grass"]);
});

test("without such headings the longest list names the items, up to the colon", () => {
  const main =
    "<p>These belong on a heap:</p><ul><li>Straw: holds the air.</li><li>Leaves: rot slowly.</li><li>Coffee grounds</li></ul><p>And these don't:</p><ul><li>Meat</li><li>Glass</li></ul>";
  expect(items(main)).toEqual(["Straw", "Leaves", "Coffee grounds"]);
});

test("two items aren't a list", () => {
  expect(items("<p>These belong on a heap.</p><ul><li>Straw</li><li>Leaves</li></ul>")).toEqual([]);
  expect(items(section("Straw") + section("Leaves"))).toEqual([]);
});

test("a name that is a whole paragraph is left out", () => {
  const long = `Straw ${"and leaves that fell in autumn ".repeat(5)}`;
  expect(items(["Hay", "Leaves", "Grass", long].map((one) => section(one)).join(""))).toEqual([
    "Hay",
    "Leaves",
    "Grass",
  ]);
});
