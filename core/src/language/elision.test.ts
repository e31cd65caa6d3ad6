import { expect, test } from "vitest";
import { elisionRemover, withElidedForms } from "./elision.ts";

test("an elided article, preposition or pronoun is cut off, with either apostrophe", () => {
  const french = elisionRemover("fr");
  expect(["l'eau", "d’après", "qu'il", "L'étude"].map(french)).toEqual(["eau", "après", "il", "étude"]);
  const italian = elisionRemover("it");
  expect(["dell'acqua", "un’altra", "c'è"].map(italian)).toEqual(["acqua", "altra", "è"]);
});

test("words whose apostrophe is part of them stay whole", () => {
  expect(["aujourd'hui", "presqu'île", "eau"].map(elisionRemover("fr"))).toEqual([
    "aujourd'hui",
    "presqu'île",
    "eau",
  ]);
});

test("phrases that begin with a vowel get elided forms, others don't", () => {
  expect(withElidedForms("étude|revue|l'étude", ["l'", "d'"])).toBe("étude|l'étude|d'étude|revue");
});
