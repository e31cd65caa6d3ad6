import { expect, test } from "vitest";
import { LEARNED } from "../reading/weights/manifest.ts";
import { citedInFact, supportedClaims, unsupportedClaims } from "./validity.ts";
import { validitySection } from "./validity-section.ts";
import { VALIDITY } from "./weights/validity.ts";

const lines = validitySection().split("\n");
const linesWith = (text: string) => lines.filter((line) => line.includes(text));

test("every citation figure is in the table with its number of pages and its rubric", () => {
  for (const { what, n, rubric, figure, measure } of citedInFact)
    expect(
      linesWith(`| ${what} |`).filter((line) =>
        line.includes(`| ${n} | ${rubric ?? "-"} | ${measure} | ${figure} |`),
      ),
    ).toHaveLength(1);
});

test("every figure of the last measurement is printed with its interval", () => {
  const figures = Object.values(VALIDITY.sets).flat();
  expect(figures.length).toBeGreaterThan(20);
  for (const { what, n, measure, value, low, high } of figures) {
    expect([what, low <= value && value <= high]).toEqual([what, true]);
    expect(linesWith(`| ${what} | ${n} | ${measure} |`)).toHaveLength(1);
  }
  expect(linesWith(`measured on rubric ${VALIDITY.rubric}, on ${VALIDITY.date}`)).toHaveLength(2);
});

test("the agreement with readers is what the last run of learning measured", () => {
  const [head] = linesWith("| Second reader |");
  expect(head?.endsWith(`| Rubric ${LEARNED.rubric} |`)).toBe(true);
  expect(linesWith(`labeled ${LEARNED.pages} pages`)).toHaveLength(1);
  const [line] = linesWith("| 18 checks: mean balanced accuracy |");
  const { engine, secondReader } = LEARNED;
  expect(line).toBe(
    `| 18 checks: mean balanced accuracy | ${secondReader.checksBalanced?.toFixed(2)} | 0.58 | ${engine.checksBalanced?.toFixed(2)} |`,
  );
  expect(linesWith("| A reader's opening placed on top")[0]).toContain(
    `| - | 0 | +${LEARNED.game.leadMedian} |`,
  );
});

test("supported and unsupported claims are both listed", () => {
  for (const claim of [...supportedClaims, ...unsupportedClaims]) expect(lines).toContain(`- ${claim}`);
});
