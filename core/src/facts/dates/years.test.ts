import { expect, test } from "vitest";
import { presentYear, yearsIn, yearsInTitle } from "./years.ts";

test("a year is a year by the words around it", () => {
  for (const [sentence, year] of [
    ["The trial ended in 2024.", 2024],
    ["Since 2019 the price has doubled.", 2019],
    ["It opened in March 2021 near the river.", 2021],
    ["A survey (Garden Society, 2023) found few bins.", 2023],
    ["Sales fell in early 2022 because of rain.", 2022],
  ] as const)
    expect([sentence, yearsIn(sentence)[0]]).toEqual([sentence, year]);
});

test("quantities are not years", () => {
  for (const sentence of [
    "It costs 1900 baht.",
    "A fine of 2000 dollars is due.",
    "We walked for 1950 metres.",
    "The file grew to 2048 bytes.",
    "Call 2015 5501.",
  ])
    expect([sentence, yearsIn(sentence)]).toEqual([sentence, []]);
});

test("only words such as “as of” make a year the present one", () => {
  expect(presentYear("As of May 2021 there are ten.")).toBe(2021);
  expect(presentYear("Founded in 1944, the firm is now large.")).toBeNull();
});

test("a title may hold one year, several, or a span", () => {
  expect(yearsInTitle("Best bins of 2024")).toEqual([2024]);
  expect(yearsInTitle("Bins in 2023 and 2024")).toEqual([2023, 2024]);
  expect(yearsInTitle("Bins 2019-2024")).toEqual([]);
  expect(yearsInTitle("Top 1000 bins")).toEqual([]);
});
