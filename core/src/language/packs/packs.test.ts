import { expect, test } from "vitest";
import { CUES, LABELS, QUESTION_FORMS, WORD_CLASSES } from "../language-pack.ts";
import { packs } from "./all.ts";

const MIN_STOP_WORDS = 80;
/** A cue with fewer phrases than this share of the English one would fire less often for the same text. */
const MIN_CUE_SHARE = 0.5;

const phrases = (list: string) => list.split("|");
const listsOf = (pack: (typeof packs)[number]) => [
  ...CUES.map((cue) => [`cue ${cue}`, phrases(pack.cues[cue])] as const),
  ...LABELS.map((label) => [`label ${label}`, phrases(pack.labels[label])] as const),
  ...QUESTION_FORMS.map((form) => [`question ${form}`, phrases(pack.questions[form])] as const),
  ["updated", phrases(pack.updated)] as const,
];

test("English comes first and every language has one pack", () => {
  const codes = packs.map((pack) => pack.code);
  expect(codes[0]).toBe("en");
  expect(codes.toSorted()).toEqual(["de", "en", "es", "fr", "it", "nl", "pl", "pt"]);
});

test.each(packs)("every list of the $name pack is filled, lower-cased and free of duplicates", (pack) => {
  for (const [name, list] of listsOf(pack)) {
    expect(
      list.filter((phrase) => phrase.trim() === "" || phrase !== phrase.trim()),
      name,
    ).toEqual([]);
    expect(
      list.filter((phrase) => phrase !== phrase.toLowerCase() || phrase.includes("’")),
      name,
    ).toEqual([]);
    expect(
      list.filter((phrase, at) => list.indexOf(phrase) !== at),
      name,
    ).toEqual([]);
  }
});

test.each(packs)("every cue of the $name pack is about as rich as in English", (pack) => {
  const [english] = packs;
  for (const cue of CUES) {
    const floor = phrases(english?.cues[cue] ?? "").length * MIN_CUE_SHARE;
    expect(phrases(pack.cues[cue]).length, cue).toBeGreaterThanOrEqual(floor);
  }
});

test.each(packs)("the $name pack has 12 months and enough small words", (pack) => {
  expect(new Set(pack.months).size).toBe(12);
  const stopWords = pack.stopWords.split(" ");
  expect(stopWords.filter((word, at) => stopWords.indexOf(word) !== at)).toEqual([]);
  expect(stopWords.length).toBeGreaterThanOrEqual(MIN_STOP_WORDS);
  for (const name of WORD_CLASSES) expect(pack.classes[name], name).toMatch(/^\S+( \S+)*$/);
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
