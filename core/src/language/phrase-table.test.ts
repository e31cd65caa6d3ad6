import { expect, test } from "vitest";
import { packs } from "./packs/all.ts";
import { type PhraseTable, splitPhrases } from "./phrase-table.ts";
import { ROLES } from "./roles.ts";

/** Phrases that a language's tables have more than once. */
function repeated(tables: readonly PhraseTable[]): string[] {
  const all = tables.flatMap((table) => Object.values(table).flatMap(splitPhrases));
  return all.filter((phrase, at) => all.indexOf(phrase) !== at);
}

const rolesIn = (tables: readonly PhraseTable[]) =>
  tables.flatMap((table) => Object.keys(table).flatMap((roles) => roles.split(" ")));

test.each(packs)("no phrase of $name is written twice: one row names all its roles", ({ tables }) => {
  expect(repeated(tables)).toEqual([]);
});

test("a phrase in two rows, or twice in one, is found", () => {
  expect(repeated([{ hedge: "may, might" }, { "modal hedge": "could, may" }])).toEqual(["may"]);
  expect(repeated([{ hedge: "may, might, may" }])).toEqual(["may"]);
});

test.each(packs)("the rows of $name name roles that exist, each set of roles once", ({ tables }) => {
  const known = new Set<string>(ROLES);
  expect(rolesIn(tables).filter((role) => !known.has(role))).toEqual([]);
  const keys = tables.flatMap((table) =>
    Object.keys(table).map((key) => key.split(" ").toSorted().join(" ")),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("every role has phrases in some language", () => {
  const used = new Set(packs.flatMap((pack) => rolesIn(pack.tables)));
  expect(ROLES.filter((role) => !used.has(role))).toEqual([]);
});

test.each(packs)(
  "the phrases of $name are lower-cased, with straight apostrophes and single spaces",
  (pack) => {
    const phrases = pack.tables.flatMap((table) => Object.values(table).flatMap(splitPhrases));
    expect(phrases.filter((one) => one !== one.toLowerCase() || /’|\s{2}|\n|\|/.test(one))).toEqual([]);
  },
);
