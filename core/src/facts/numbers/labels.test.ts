import { expect, test } from "vitest";
import { withoutLabels } from "./labels.ts";

const digitsLeft = (text: string, code: string[] = []) => withoutLabels(text, code).match(/\d+/g) ?? [];

test("code that the sentence sets apart is taken out, the rest stays", () => {
  expect(digitsLeft("Set max-age:3600 for 20 files.", ["max-age:3600"])).toEqual(["20"]);
  expect(digitsLeft("The region us-east-1 has 6 zones.", ["us-east-1"])).toEqual(["6"]);
});

test("dates are taken out in every order and language", () => {
  for (const date of [
    "March 14, 2023",
    "14 March 2023",
    "14. März",
    "14 de marzo de 2023",
    "2023-03-14",
    "14.3.2023",
  ])
    expect([date, ...digitsLeft(`It began on ${date}.`)]).toEqual([date]);
});

test("a short word that is also the name of a month takes no number with it", () => {
  expect(digitsLeft("We figured out 30 cases and set 20 goals.")).toEqual(["30", "20"]);
});

test("a status code is a name only in a sentence about servers", () => {
  expect(digitsLeft("The server returned 404.")).toEqual([]);
  expect(digitsLeft("The book has 404 entries.")).toEqual(["404"]);
});

test("a sum that readers can check is taken out", () => {
  expect(digitsLeft("12 × 8 = 96 for all of them.")).toEqual([]);
});

test("a ratio of people isn't a rating", () => {
  expect(digitsLeft("4 out of 5 dentists agree.")).toEqual(["4", "5"]);
  expect(digitsLeft("It has 4.5 out of 5 stars (239).")).toEqual([]);
});
