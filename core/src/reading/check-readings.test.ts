/** Verdicts with given chances, so that no learned weight decides. */
import { expect, test } from "vitest";
import { recordOf } from "../contract/lists/record-of.ts";
import { CHECKS, type CheckName } from "../contract/reading.ts";
import { checkReadings } from "./check-readings.ts";
import { shippedModels } from "./models.ts";
import { materialWith } from "./testing/material.ts";
import type { CheckChances } from "./verdicts.ts";

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("");

function read(main: string, stated: Partial<Record<CheckName, CheckChances>>) {
  const chances = recordOf(CHECKS, (check) => stated[check] ?? { na: 0, yes: 0.5 });
  return checkReadings(materialWith(main), [], chances, shippedModels().decisions);
}
const NO: CheckChances = { na: 0, yes: 0.001 };
const YES: CheckChances = { na: 0, yes: 0.999 };

const SHARES = ["straw", "leaves", "bark", "grass"].map(
  (what) => `About 40% of all gardeners in the country put ${what} into the heap before the winter comes.`,
);
const PRAISE = ["heap", "bin", "sieve", "fork", "cover", "turner"].map(
  (what) =>
    `Our amazing, world-class ${what} is the perfect, revolutionary choice for every garden in the country.`,
);

test("three shares without a source contradict that no claim lacks support", () => {
  expect(read(paragraphs(SHARES), { unsupported_claims: NO }).unsupported_claims).toMatchObject({
    verdict: "unsure",
    quotes: [],
  });
  expect(read(paragraphs(SHARES.slice(0, 2)), { unsupported_claims: NO }).unsupported_claims.verdict).toBe(
    "no",
  );
});

test("a page full of praise that claims more than it shows isn't called free of promotion", () => {
  const main = paragraphs([...PRAISE, ...SHARES]);
  const { promotional, unsupported_claims: claims } = read(main, {
    promotional: NO,
    unsupported_claims: YES,
  });
  expect([promotional.verdict, promotional.certainty, claims.verdict]).toEqual(["unsure", 0, "yes"]);
});

const PLAIN = Array.from(
  { length: 60 },
  (_, at) => `Bed ${at} gets water from the old barrel beside the shed.`,
);

test("some praise on a long page, or a claim alone, leaves the verdict as it was read", () => {
  const praise = read(paragraphs([...PRAISE, ...PLAIN]), { promotional: NO, unsupported_claims: NO });
  const claims = read(paragraphs(SHARES), { promotional: NO, unsupported_claims: YES });
  expect([praise.promotional.verdict, claims.promotional.verdict]).toEqual(["no", "no"]);
});

test("a page with praise in every tenth sentence isn't called sober", () => {
  expect(read(paragraphs(PRAISE), { promotional: NO, unsupported_claims: NO }).promotional.verdict).toBe(
    "unsure",
  );
});

const SAID = "I tested the heap for a whole year and it reached 62 degrees in our garden every single week.";

test("what a named person tells isn't the writer's own experience", () => {
  const quoted = `<p>“${SAID}” said Rosa Miller, who runs the town's composting site.</p>`;
  expect(read(quoted, { first_hand: YES }).first_hand.verdict).toBe("unsure");
  expect(read(`<blockquote><p>${SAID}</p></blockquote>`, { first_hand: YES }).first_hand.verdict).toBe(
    "unsure",
  );
  expect(read(`<p>${SAID}</p>`, { first_hand: YES }).first_hand.verdict).toBe("yes");
});

test("links to another host of the own site are no outside sources", () => {
  const linked = (host: string) =>
    `<p>A heap gets hot, as <a href="https://${host}/heat">the heat report</a> shows.</p>`;
  const of = (host: string) => read(linked(host), { outside_sources: YES }).outside_sources;
  expect(of("learn.garden.example")).toMatchObject({ verdict: "unsure", quotes: [] });
  expect(of("soil.example.edu")).toMatchObject({
    verdict: "yes",
    quotes: ["A heap gets hot, as the heat report shows."],
  });
});
