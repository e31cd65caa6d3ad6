import { expect, test } from "vitest";
import { subjectOf } from "../analysis/subject.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import type { CheckReading } from "../contract/reading.ts";

const page = evidenceOf(
  "<main><h1>What does a rain barrel cost?</h1><p>A rain barrel of oak costs $180 in most shops.</p></main>",
);
const sourced: CheckReading = {
  verdict: "yes",
  sure: 0.9,
  quotes: ["A rain barrel of oak costs $180"],
  by: "engine",
};
const readWith = (outside_sources: CheckReading) =>
  subjectOf(page, { known: { checks: { outside_sources } } }).facts.reading();

test("a known verdict takes the place of a new one", () => {
  const reading = readWith(sourced);
  expect(reading.checks.outside_sources).toBe("yes");
  expect(reading.details.outside_sources).toEqual(sourced);
});

test("a verdict whose words are gone is read anew", () => {
  const reading = readWith({ ...sourced, quotes: ["A barrel of steel costs $300"] });
  expect(reading.details.outside_sources).toEqual(subjectOf(page).facts.reading().details.outside_sources);
});

test("the other checks stay as they are", () => {
  const { outside_sources: _, ...others } = readWith(sourced).checks;
  const { outside_sources: __, ...unchanged } = subjectOf(page).facts.reading().checks;
  expect(others).toEqual(unchanged);
});

test("a verdict whose words are outside the main text is kept", () => {
  const paragraph =
    "<p>A rain barrel of oak costs $180 in most shops, and a stand adds $25 to the price.</p>";
  const signed = evidenceOf(
    `<header>By Ana Vogel</header><main><h1>What does a rain barrel cost?</h1>${paragraph}</main>`,
  );
  const named_author: CheckReading = { ...sourced, quotes: ["Ana Vogel"] };
  const reading = subjectOf(signed, { known: { checks: { named_author } } }).facts.reading();

  expect(reading.details.named_author).toEqual(named_author);
});
