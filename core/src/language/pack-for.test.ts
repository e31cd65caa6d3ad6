import { expect, test } from "vitest";
import { packFor } from "./pack-for.ts";
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

const LISTING =
  "Filter by: brand, price, size. Sort by price. Trail Runner 4 black 129.00 in stock. Trail Runner 4 red 129.00 sold out. City Walker grey 89.00 in stock, free delivery. Winter Boot brown 159.00 for men, waterproof leather, rubber sole. Summer Sandal beige 59.00 on sale. Kids Sneaker blue 39.00. Compare up to four items. View all boots, sandals, sneakers, laces and insoles.";
const INDONESIAN =
  "Pompa kalor mengambil panas dari udara di luar dan membawanya ke dalam rumah. Alat ini memakai listrik lebih sedikit daripada pemanas biasa, tetapi harus dipasang di tempat yang cukup udara. Anda bisa mendapat bantuan untuk pompa baru jika rumah sudah diisolasi dengan baik, dan alat itu akan bekerja lama.";

test("a list with few stop words is in the language that the page declares", () => {
  expect(codeOf(LISTING, "en")).toBe("en");
  expect(codeOf("Trail Runner 4 Black 129.00 Sold Out. ".repeat(10), "en")).toBe("en");
});

test("a list whose page declares no language, or another one, is in the language of its small words", () => {
  expect(codeOf(LISTING, null)).toBe("en");
  expect(codeOf(LISTING, "fr")).toBe("en");
  expect(codeOf(LISTING, "cy")).toBeNull();
});

test("running text of an unknown language isn't English because a template says so", () => {
  expect(codeOf(INDONESIAN, "en")).toBeNull();
  expect(codeOf(INDONESIAN, null)).toBeNull();
  expect(codeOf("কুষ্টিয়া আসনের সংসদ সদস্য ".repeat(20), "en")).toBeNull();
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

test("a page that declares a close relative of a known language is believed: Catalan isn't read as Spanish", () => {
  const catalan =
    "Una bomba de calor és una màquina que agafa calor de l'aire exterior, del terra o de l'aigua i la porta a dins d'un edifici. Funciona com una nevera a l'inrevés: un refrigerant s'evapora a baixa temperatura, un compressor n'augmenta la pressió i la temperatura, i la calor s'allibera a l'interior.";
  expect(codeOf(catalan, "ca")).toBeNull();
  expect(codeOf(catalan, "ca-ES")).toBeNull();
  expect(codeOf(ENGLISH, "ca")).toBe("en");
});
