import { expect, test } from "vitest";
import { LEARNED } from "../reading/weights/manifest.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import { supportedClaims, unsupportedClaims, VALIDITY_RUBRIC, validity } from "./validity.ts";
import { validitySection } from "./validity-section.ts";

const lines = validitySection().split("\n");
const linesWith = (text: string) => lines.filter((line) => line.includes(text));

test("every measured figure is in the table with its number of pages", () => {
  for (const { what, n, figure, measure } of validity)
    expect(
      linesWith(`| ${what} |`).filter((line) => line.includes(`| ${n} | ${measure} | ${figure} |`)),
    ).toHaveLength(1);
});

test("the document says that the figures belong to an earlier rubric", () => {
  expect(VALIDITY_RUBRIC).not.toBe(RUBRIC_VERSION);
  expect(linesWith(`measured on rubric ${VALIDITY_RUBRIC}, not on the current one`)).toHaveLength(1);
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
