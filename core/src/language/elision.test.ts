import { expect, test } from "vitest";
import { elidedForms, elisionRemover } from "./elision.ts";

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

test("nouns that begin with a vowel get elided forms, other nouns and other roles don't", () => {
  const french = elidedForms(["l'", "d'"]);
  expect(french("scholarly", ["étude", "revue", "l'étude"])).toEqual([
    "étude",
    "l'étude",
    "d'étude",
    "revue",
  ]);
  expect(french("hedge", ["environ"])).toEqual(["environ"]);
});
