import { expect, test } from "vitest";
import { packFor, stopWordsOf } from "./pack-for.ts";
import { packs } from "./packs/all.ts";
import { english } from "./packs/en.ts";
import { wordsOf } from "./words.ts";

const ENGLISH =
  "A heap gets hot because bacteria release energy while they break down the sugar in the leaves, and the warmth stays inside since straw holds the air. When the pile is small, it loses the heat faster than it can make it, so it never gets past the point at which the seeds of weeds would die in it.";
const GERMAN =
  "Ein Haufen wird heiß, weil die Bakterien beim Abbau der Blätter Wärme abgeben, und die Wärme bleibt im Inneren, da das Stroh die Luft festhält. Wenn der Haufen klein ist, verliert er die Wärme schneller, als sie entsteht, und so kommt er nie über den Punkt, an dem die Samen der Unkräuter in ihm sterben würden.";
const WELSH =
  "Mae tomen gompost yn cynhesu am fod bacteria yn rhyddhau egni wrth dorri'r siwgr i lawr, ac mae'r gwres yn aros y tu mewn oherwydd bod gwellt a dail yn dal yr aer yn y canol am wythnosau lawer bob gwanwyn a haf, ac felly nid yw hadau chwyn yn goroesi yno.";
const codeOf = (text: string, declared: string | null) => packFor(wordsOf(text), declared)?.code ?? null;

test("the words decide, whatever the page declares", () => {
  expect(codeOf(ENGLISH, null)).toBe("en");
  expect(codeOf(GERMAN, null)).toBe("de");
  expect(codeOf(GERMAN, "en")).toBe("de");
});

test("the language of a few words can't be detected, so the declaration decides", () => {
  expect(codeOf("Komposthaufen richtig anlegen", "de")).toBe("de");
  expect(codeOf("Komposthaufen richtig anlegen", "DE-at")).toBe("de");
  expect(codeOf("Compost", null)).toBe("en");
  expect(codeOf("Tomen gompost", "cy")).toBeNull();
});

test("a language without word lists has no pack, even where the page declares another", () => {
  expect(codeOf(WELSH, "cy")).toBeNull();
  expect(codeOf(WELSH, "en")).toBeNull();
});

test("of two languages in equal parts the declared one is taken", () => {
  const sentences = (text: string) => text.split(/(?<=\.) /);
  const mixed = sentences(ENGLISH).flatMap((one, at) => [one, sentences(GERMAN)[at] ?? ""]);
  expect(codeOf(mixed.join(" "), "de")).toBe("de");
  expect(codeOf(mixed.join(" "), "en")).toBe("en");
});

test("no words at all are read as English", () => {
  expect(packFor([], null)).toBe(english);
});

test("every pack has its stop words", () => {
  for (const pack of packs) expect(stopWordsOf(pack).size, pack.code).toBeGreaterThan(50);
  expect(stopWordsOf(english).has("the")).toBe(true);
});

test("a page that declares a close relative of a known language is believed: Catalan isn't read as Spanish", () => {
  const catalan =
    "Una bomba de calor és una màquina que agafa calor de l'aire exterior, del terra o de l'aigua i la porta a dins d'un edifici. Funciona com una nevera a l'inrevés: un refrigerant s'evapora a baixa temperatura, un compressor n'augmenta la pressió i la temperatura, i la calor s'allibera a l'interior.";
  expect(codeOf(catalan, "ca")).toBeNull();
  expect(codeOf(catalan, "ca-ES")).toBeNull();
  expect(codeOf(ENGLISH, "ca")).toBe("en");
});
