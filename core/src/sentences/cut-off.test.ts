import { expect, test } from "vitest";
import { english } from "../language/packs/en.ts";
import { lowerWords } from "../language/words.ts";
import { isCutOff } from "./cut-off.ts";

const isCut = (text: string) => isCutOff({ text, words: lowerWords(text), pack: english });

test("a sentence that ends with a comma or a word that joins goes on elsewhere", () => {
  expect(isCut("The shop repairs barrels, taps, and")).toBe(true);
  expect(isCut("The shop repairs barrels, taps,")).toBe(true);
  expect(isCut("Each of them fits under the")).toBe(true);
});

test("an item without a full stop, and what ends in a mark, are whole", () => {
  expect(isCut("Barrels with a tap that they come with")).toBe(false);
  expect(isCut("Fill the barrel to the rim;")).toBe(false);
  expect(isCut("The shop repairs barrels and taps.")).toBe(false);
});
