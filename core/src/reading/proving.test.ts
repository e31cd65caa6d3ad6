import { expect, test } from "vitest";
import { subjectOf } from "../analysis/subject.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { CheckName } from "../contract/reading.ts";
import { parseTable } from "./linear.ts";
import { shippedModels } from "./models.ts";
import { pageWith } from "./testing/material.ts";

/** What the reading shows of a check that its model says yes to. */
function shown(check: CheckName, ...sentences: string[]): string[] {
  const table = parseTable(`words\n0\n1\nyes.${check} 9 0`);
  const models = { ...shippedModels(), checks: table, answerChecks: table };
  const body = sentences.map((text) => (text.startsWith("<") ? text : `<p>${text}</p>`)).join("");
  return subjectOf(evidenceOf(pageWith(body, { title: "Leaf compost" })), { models }).facts.reading().details[
    check
  ].quotes;
}

test.each<[CheckName, string]>([
  ["key_term_defined", "Leaf compost is a dark soil that forms from fallen leaves."],
  ["limits_told", "However, leaf compost never feeds tomatoes well."],
  ["limits_told", "The main drawback is the smell in the summer."],
  ["comparison", "Leaf compost holds water longer, whereas bark mulch dries out within days."],
  ["first_hand", "We tested the compost on four beds in our own garden."],
  ["first_hand", "I used leaf compost on my tomatoes for three summers."],
  ["summary", "In short, leaf compost needs two years and a wet place."],
])("%s is proven by “%s”", (check, sentence) => {
  expect(shown(check, sentence)).toContain(sentence);
});

test.each<[CheckName, string]>([
  ["key_term_defined", "Dengue fever is a disease that mosquitoes carry between people."],
  ["key_term_defined", "The National Compost Alliance of Growers is a group that meets each year."],
  ["limits_told", "The cocktails are sweet, but the bar closes early on Sundays."],
  ["limits_told", "Not only is it cheap, but leaf compost also smells of the woods."],
  ["comparison", "My uncle Karl was not compared to Chris at the party on Sunday."],
  ["comparison", "As an alternative you can rent a garden for the whole summer."],
  ["first_hand", "“I was so glad to have Ada join us last year,” said the owner."],
  ["unsupported_claims", "Feel free to always choose the design that you like most."],
  ["unsupported_claims", "You always line your debts up from the smallest to the largest."],
  ["unsupported_claims", "Our members get a 10% discount on every order of the year."],
])("%s is not proven by “%s”", (check, sentence) => {
  expect(shown(check, sentence)).toEqual([]);
});

test("a slogan answers nothing", () => {
  const slogan = "Leaf compost is so timeless, combining iconic looks with legendary comfort.";
  const answer = "Leaf compost is ready after two years if the heap stays wet.";
  expect(shown("answer_quotable", slogan)).toEqual([]);
  expect(shown("answer_quotable", slogan, answer)).toEqual([answer]);
});
