import { expect, test } from "vitest";
import { materialWith } from "../testing/material.ts";
import { readAlsoAsked } from "./also-asked.ts";

const OWN = "How hot does a compost heap get?";
const asked = (main: string, question = OWN) => readAlsoAsked(materialWith(main), question);
const heading = (text: string) =>
  `<h2>${text}</h2><p>The answer to this one takes a full sentence about ${text.length} heaps.</p>`;

test("headings that ask are further questions, in the order of the page", () => {
  expect(asked(heading("Why does a heap smell?") + heading("When should I turn a heap?"))).toEqual([
    "Why does a heap smell?",
    "When should I turn a heap?",
  ]);
});

test("a paragraph that is only a question counts, a statement doesn't", () => {
  expect(
    asked(
      "<p>Can a heap catch fire by itself?</p><p>It can, in a dry summer, when it is several metres high.</p><h2>Water and air</h2><p>Both are needed by the bacteria inside.</p>",
    ),
  ).toEqual(["Can a heap catch fire by itself?"]);
});

test("numbers and the letter in front of a question are left out", () => {
  expect(asked(heading("1. Why does a heap smell?") + heading("Q: When should I turn it over?"))).toEqual([
    "Why does a heap smell?",
    "When should I turn it over?",
  ]);
});

test("the page's own question and its title are not asked again", () => {
  expect(asked(heading("HOW HOT DOES A COMPOST HEAP GET?"), "heat of compost")).toEqual([]);
  expect(asked(heading("Is compost heat dangerous indoors?"), "is compost heat dangerous indoors?")).toEqual(
    [],
  );
});

test("there are at most three, each only once", () => {
  const many = [
    "Why does it smell so?",
    "Why does it smell so?",
    "How large must it be?",
    "Who should turn the heap?",
    "What about the winter months?",
  ];
  expect(asked(many.map(heading).join(""))).toEqual([
    "Why does it smell so?",
    "How large must it be?",
    "Who should turn the heap?",
  ]);
});

test("a question of a word or two is too little to ask an engine", () => {
  expect(asked(heading("Why?") + heading("Ready to start?"))).toEqual([]);
});
