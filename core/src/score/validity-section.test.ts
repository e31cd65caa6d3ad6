import { expect, test } from "vitest";
import { agreement } from "./agreement.ts";
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

test("the agreement with readers shows what has not been measured yet", () => {
  for (const { measure, before, now } of agreement) {
    const [line] = linesWith(`| ${measure} |`);
    expect(line?.endsWith(`| ${before} | ${now ?? "to be measured"} |`)).toBe(true);
  }
});

test("supported and unsupported claims are both listed", () => {
  for (const claim of [...supportedClaims, ...unsupportedClaims]) expect(lines).toContain(`- ${claim}`);
});
