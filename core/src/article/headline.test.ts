import { expect, test } from "vitest";
import { statementOf } from "./headline.ts";

test.each([
  ["Harbour Street bakery reopens after flood", "Harbour Street bakery reopens after flood"],
  [
    "Breaking: council approves flood wall on Harbour Street",
    "council approves flood wall on Harbour Street",
  ],
  ["Have a garden? Rain barrels are cheaper than ever", "Rain barrels are cheaper than ever"],
])("%s tells what is so", (title, statement) => {
  expect(statementOf(title)).toBe(statement);
});

test.each([
  "How to keep a rain barrel clean",
  "The man whose barrel nearly killed him",
  "7 best rain barrels of 2026",
  "Legal issues related to rain barrels",
  "Is rain water safe?",
  "Rain barrels",
])("%s names something", (title) => {
  expect(statementOf(title)).toBeNull();
});
