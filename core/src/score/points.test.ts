import { expect, test } from "vitest";
import { notApplicable, scored } from "../audits/audit.ts";
import { KINDS, type Kind } from "../contract/reading.ts";
import { earnedShare, overallScore, pointsFor } from "./points.ts";
import { kindPoints, parseScore, writeScore } from "./score-model.ts";

const row = (...numbers: number[]) => KINDS.map((_, at) => numbers[at] ?? 0).join(" ");
const TABLE = [
  `kind:content_strategy ${row(0, 10, 30)}`,
  `kind:content_structure ${row(0, 0, 4)}`,
  `kind:content_authority ${row(6)}`,
  `early-answer 40 ${row(0.5, 0.25)}`,
].join("\n");
const model = parseScore(TABLE);
const worth = model.checks.get("early-answer");
const certainly = (kind: Kind) => new Map([[kind, 1]]);
const EXPLAINER = certainly("explainer");

test("what is written is read again", () => {
  expect(writeScore(model)).toBe(TABLE);
});

test("a check that doesn't apply earns what pages of its kind usually earn", () => {
  if (!worth) throw new Error("The table has no such check.");
  expect(pointsFor(notApplicable("No."), worth, EXPLAINER)).toEqual({ won: 20, possible: 40, usual: 20 });
  expect(pointsFor(notApplicable("No."), worth, certainly("how-to"))).toEqual({
    won: 10,
    possible: 40,
    usual: 10,
  });
});

test("a page that may be of two kinds lies between them", () => {
  const mix = new Map<Kind, number>([
    ["explainer", 0.5],
    ["how-to", 0.5],
  ]);
  if (!worth) throw new Error("The table has no such check.");
  expect(pointsFor(notApplicable("No."), worth, mix).won).toBe(15);
  expect(kindPoints(model, mix)).toEqual({ content_strategy: 5, content_structure: 0, content_authority: 3 });
});

test("a check that holds earns all well before that is certain, and one that fails loses as far as it is", () => {
  if (!worth) throw new Error("The table has no such check.");
  const won = (share: number, certainty: number) =>
    pointsFor(scored(share, "Found.", { certainty }), worth, EXPLAINER).won;
  expect([won(1, 0.2), won(1, 0.7), won(0, 1), won(0, 0.5), won(0.5, 1)]).toEqual([26, 40, 0, 10, 20]);
});

test("no verdict is worth less than its opposite", () => {
  for (const usual of [0, 0.3, 0.9])
    for (const certainty of [0.2, 0.6, 1]) {
      const failed = earnedShare({ share: 0, certainty }, usual);
      const held = earnedShare({ share: 1, certainty }, usual);
      expect(failed).toBeLessThanOrEqual(earnedShare(null, usual));
      expect(held).toBeGreaterThanOrEqual(earnedShare(null, usual));
    }
});

test("the overall score is the rounded mean of the sections", () => {
  expect(overallScore([60, 61, 62, 63, 64, 65, 67])).toBe(63);
});
