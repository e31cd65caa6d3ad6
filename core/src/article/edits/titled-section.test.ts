import { expect, test } from "vitest";
import { lexiconOf } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { titledSection } from "./titled-section.ts";

const heading = (level: 2 | 3, text: string) => ({ id: text, kind: "heading" as const, level, text });
const below = (title: string, names: readonly string[]) => [
  heading(2, title),
  ...names.map((name) => heading(3, name)),
];
const PLANTS = ["Snake plant", "Pothos", "Peace lily", "Cast iron plant"];

test("the subheadings of the section that repeats the title are its entries", () => {
  const headings = below("The best houseplants for dark rooms", PLANTS);
  expect(titledSection(headings, "The best houseplants for dark rooms", lexiconOf(english))).toEqual(PLANTS);
});

test("a section that lists other things than the title promises isn't a source of entries", () => {
  const ways = below("Ways to help houseplants in dark rooms", ["Rotate", "Water less", "Dust", "Add light"]);
  expect(titledSection(ways, "The best houseplants for dark rooms", lexiconOf(english))).toBeNull();
  expect(titledSection(ways, "Ways to help houseplants in dark rooms", lexiconOf(english))).toHaveLength(4);
});
