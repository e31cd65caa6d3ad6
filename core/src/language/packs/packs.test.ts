import { expect, test } from "vitest";
import { stopWordsOf } from "../language-pack.ts";
import { monthNames } from "../month-names.ts";
import { CUES } from "../roles.ts";
import { packs } from "./all.ts";
import { english } from "./en.ts";

const MIN_STOP_WORDS = 200;
/** A cue with fewer phrases than this share of the English one would fire less often for the same text. */
const MIN_CUE_SHARE = 0.5;

test("English comes first and every language has one pack", () => {
  const codes = packs.map((pack) => pack.code);
  expect(codes[0]).toBe("en");
  expect(codes.toSorted()).toEqual(["de", "en", "es", "fr", "it", "nl", "pl", "pt"]);
});

test.each(packs)("every cue of the $name pack is about as rich as in English", (pack) => {
  for (const cue of CUES) {
    const floor = english.phrases(cue).length * MIN_CUE_SHARE;
    expect(pack.phrases(cue).length, cue).toBeGreaterThanOrEqual(floor);
  }
});

test.each(packs)("the $name pack has 12 months and enough small words", (pack) => {
  expect(new Set(monthNames(pack.code)).size).toBe(12);
  expect(stopWordsOf(pack).size).toBeGreaterThanOrEqual(MIN_STOP_WORDS);
});

const SAME_STEM: Record<string, [string, string][]> = {
  en: [
    ["cost", "costs"],
    ["compare", "compared"],
  ],
  de: [
    ["wärmepumpe", "wärmepumpen"],
    ["häuser", "haus"],
  ],
  fr: [
    ["chaudière", "chaudières"],
    ["l'eau", "eau"],
    ["d’eaux", "eaux"],
  ],
  es: [
    ["comparar", "comparación"],
    ["bomba", "bombas"],
  ],
  it: [
    ["costo", "costi"],
    ["dell'acqua", "acqua"],
  ],
  pt: [
    ["comparação", "comparações"],
    ["casa", "casas"],
  ],
  nl: [
    ["warmtepomp", "warmtepompen"],
    ["vergelijken", "vergelijking"],
  ],
  pl: [
    ["koszt", "kosztów"],
    ["pompą", "pompy"],
  ],
};

test.each(packs)("stems of the $name pack bring inflections together and keep other words apart", (pack) => {
  const pairs = SAME_STEM[pack.code] ?? [];
  expect(pairs.length).toBeGreaterThanOrEqual(2);
  for (const [one, other] of pairs) expect(pack.stem(one)).toBe(pack.stem(other));
  const [first, second] = pairs;
  expect(pack.stem(first?.[0] ?? "")).not.toBe(pack.stem(second?.[0] ?? ""));
});
