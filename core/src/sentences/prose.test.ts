import { expect, test } from "vitest";
import { packFor } from "../language/pack-for.ts";
import { isProse } from "./prose.ts";
import { cuedSentence } from "./sentence.ts";

const english = packFor([], "en");
const prose = (text: string) => isProse(cuedSentence(text, english));

test("a full sentence is prose, also with a footnote or in quotation marks", () => {
  expect(prose("A covered barrel stays clean for a whole summer.")).toBe(true);
  expect(prose("A covered barrel stays clean for a whole summer.[12]")).toBe(true);
  expect(prose("“A covered barrel stays clean for a summer,” the city says.”")).toBe(true);
});

test("bylines, dates, breadcrumbs and credits are no prose", () => {
  for (const text of [
    "By Mara Lindt for the garden blog of the city.",
    "March 3, 2026 was when this was last changed.",
    "Home › Garden › Water › All about rain barrels.",
    "Photo by Ida Brandt, in her own garden.",
    "We may earn a commission if you buy a barrel.",
    "Rain barrels for gardens of any size",
  ])
    expect(prose(text), text).toBe(false);
});

test("the caption of a picture is no prose", () => {
  const text = "A covered barrel stays clean for a whole summer.";
  expect(isProse(cuedSentence(text, english, { kind: "image" }))).toBe(false);
});
