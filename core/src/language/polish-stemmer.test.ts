import { expect, test } from "vitest";
import { stemPolish } from "./polish-stemmer.ts";

const stemsOf = (words: string) => new Set(words.split(" ").map(stemPolish));

test.each([
  ["pompa pompy pompę pompą pompie pomp pompami", "pomp"],
  ["koszt koszty kosztów kosztu kosztami", "koszt"],
  ["energia energii energię energią", "energ"],
  ["roślina rośliny roślin roślinę", "roślin"],
  ["badanie badania badaniu badań", "bad"],
])("the cases of a noun have one stem: %s", (forms, stem) => {
  expect(stemsOf(forms)).toEqual(new Set([stem]));
});

test("the forms of a verb and its noun have one stem", () => {
  expect(stemsOf("testować testujemy testował testowaliśmy testowanie test testy").size).toBe(1);
});

test("gender and degree of an adjective don't change its stem", () => {
  expect(stemsOf("elektryczny elektryczna elektrycznej elektrycznych").size).toBe(1);
  expect(stemsOf("tańszy tańsza najtańszy najtańszych").size).toBe(1);
});

test("a word keeps at least three letters, and unrelated words stay apart", () => {
  expect(stemPolish("sieć")).toBe("sie");
  expect(stemPolish("ona")).toBe("ona");
  expect(stemPolish("dom")).not.toBe(stemPolish("domena"));
  expect(stemPolish("praca")).not.toBe(stemPolish("pracownik"));
});
