import { expect, test } from "vitest";
import { packFor } from "../language/pack-for.ts";
import { leansBack } from "./leans-back.ts";
import { isQuotable } from "./quotable.ts";
import { cuedSentence } from "./sentence.ts";

const sentence = (text: string, language = "en") => cuedSentence(text, packFor([], language));

test.each([
  "A rain barrel stays clean when it is covered and emptied twice a year.",
  "In most towns it is best to empty the barrel before the first frost.",
  "Oak barrels last about twenty years, according to the city's survey.",
  "Ida Brandt opened her barrels after a year and found clear water.",
  "Our team measured the water in nine barrels for a whole summer.",
])("it can be quoted alone: %s", (text) => {
  expect(isQuotable(sentence(text))).toBe(true);
});

test.each([
  ["points back", "This keeps the water clear for most of the summer."],
  ["continues", "However, barrels without a cover turn green within a few weeks."],
  ["half of a pair", "On the high end, a barrel of oak can cost as much as $400."],
  ["someone named before", "He had wanted to give up the bakery in the spring of that year."],
  ["something named before", "The study looked at barrels in nine gardens over two years."],
  ["a noun named before", "In winter they should be emptied and turned upside down."],
  ["speaks about the page", "Barrels of oak, as mentioned above, need more care than others."],
  ["adds to something", "Barrels can also be used to water the lawn in dry weeks."],
  ["one person's own story", "Every spring I scrub the walls of my barrel with a brush."],
  ["cut quotation", "“The oven dried for six weeks before we dared to light it."],
  ["no sentence", "Plastic, oak and tin barrels for gardens of any size"],
  ["announces a list", "These are the three materials that barrels are made of today:"],
])("it can't be quoted alone, it %s", (_why, text) => {
  expect(isQuotable(sentence(text))).toBe(false);
});

test("a sentence that needs the one before it is recognized by its first words, also in brackets and quotation marks", () => {
  expect(leansBack(sentence("(That said, oak is heavier.)"))).toBe(true);
  expect(leansBack(sentence("“Then we opened the tap.”"))).toBe(true);
  expect(leansBack(sentence("– and closed it again."))).toBe(true);
  expect(leansBack(sentence("Thatched roofs give less water."))).toBe(false);
});
