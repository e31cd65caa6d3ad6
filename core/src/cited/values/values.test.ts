import { expect, test } from "vitest";
import { growth, MOST_GROWTH } from "../../page/testing/growth.ts";
import { compareValues } from "./compare-values.ts";
import { type TextValue, valuesIn } from "./values.ts";

const shown = (text: string, language: string | null = null) =>
  valuesIn(text, { language }).map((value) =>
    value.kind === "date"
      ? `date ${value.days.join("|")}`
      : `${value.kind} ${value.low.join("|")}${value.low[0] === value.high[0] ? "" : `..${value.high.join("|")}`} ${value.unit}`.trim(),
  );
const first = (text: string): TextValue => valuesIn(text)[0] as TextValue;

test("an amount of money is the same in every notation", () => {
  for (const text of [
    "1,299.00 €",
    "1.299,00 €",
    "€1299",
    "EUR 1,299",
    "1 299,00 €",
    "1'299 EUR",
    "1.299 Euro",
  ])
    expect(compareValues(first("1299 €"), first(text)), text).toBe("same");
  expect(shown("It costs $29 a month, or US$ 290 a year.")).toEqual(["price 29 USD", "price 290 USD"]);
  expect(shown("They raised $1.2 million and 3.5 million euros; $10k is left.")).toEqual([
    "price 1200000 USD",
    "price 3500000 EUR",
    "price 10000 USD",
  ]);
});

test("currencies and units must agree", () => {
  expect(compareValues(first("$29"), first("£29"))).toBe("unlike");
  expect(compareValues(first("60 g"), first("60 ml"))).toBe("unlike");
  expect(compareValues(first("60 grams"), first("0.06 kg"))).toBe("same");
  expect(compareValues(first("90 minutes"), first("1.5 hours"))).toBe("same");
  expect(compareValues(first("12 months"), first("1 year"))).toBe("same");
  expect(compareValues(first("two weeks"), first("14 days"))).toBe("same");
  expect(compareValues(first("93 °C"), first("93°C"))).toBe("same");
  expect(compareValues(first("93 °C"), first("93 °F"))).toBe("unlike");
  expect(compareValues(first("15 percent"), first("15 %"))).toBe("same");
});

test("a range contains what lies in it, and says less than one number", () => {
  expect(shown("Use 55 to 65 grams, 55–65 g or between 55 and 65 g.")).toEqual([
    "number 55..65 g",
    "number 55..65 g",
    "number 55..65 g",
  ]);
  expect(shown("It takes 1 to 2 hours.")).toEqual(["number 3600..7200 s"]);
  expect(compareValues(first("60 g"), first("55-65 g"))).toBe("wider");
  expect(compareValues(first("10 to 12 spoons"), first("12 spoons"))).toBe("narrower");
  expect(compareValues(first("70 g"), first("55-65 g"))).toBe("other");
});

test("a limit isn't the value itself", () => {
  expect(compareValues(first("costs $29"), first("from $29"))).toBe("limit");
  expect(compareValues(first("up to 40%"), first("up to 40 percent"))).toBe("same");
});

test("dates are the same in every notation, and a month contains its days", () => {
  for (const text of [
    "March 4, 2025",
    "4 March 2025",
    "2025-03-04",
    "4. März 2025",
    "4 mars 2025",
    "04.03.2025",
  ])
    expect(shown(text), text).toEqual(["date 2025-03-04"]);
  expect(compareValues(first("March 2025"), first("Updated March 4, 2025"))).toBe("same");
  expect(compareValues(first("March 4, 2025"), first("March 2025"))).toBe("wider");
  expect(compareValues(first("March 2024"), first("March 4, 2025"))).toBe("other");
  expect(compareValues(first("in 2025"), first("04/03/2025"))).toBe("same");
  expect(shown("It was founded in 2009.")).toEqual(["date 2009"]);
  expect(shown("It has 2000 words.")).toEqual(["number 2000"]);
});

test("times of day are read with and without minutes", () => {
  expect(shown("Open 9:30 to 18:00")).toEqual(["number 570..1080 clock"]);
  expect(shown("9 a.m. to 5 p.m.")).toEqual(["number 540..1020 clock"]);
  expect(shown("de 9h30 à 18h00")).toEqual(["number 570..1080 clock"]);
  expect(shown("ab 10 Uhr")).toEqual(["number 600 clock"]);
});

test("the decimal sign follows the language where it could be either", () => {
  expect(shown("1.500 km", "de")).toEqual(["number 1500000000 mm"]);
  expect(shown("1.500 km", "en")).toEqual(["number 1500000 mm"]);
  expect(shown("3,5 Liter", "de")).toEqual(["number 3500 ml"]);
});

test("names with digits are no values", () => {
  expect(shown("Vitamin B12 and v2.3.1 on the A320")).toEqual([]);
});

test("hostile text is read in time that grows with its length", () => {
  for (const piece of ["1,", "1 000 ", "$", "2025-", "9h", "between ", "1.1.1.1", "€1.000,"]) {
    const reading = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return () => void valuesIn(text);
    };
    expect(
      growth(reading, 100_000, () => process.cpuUsage()),
      piece,
    ).toBeLessThan(MOST_GROWTH);
  }
});
