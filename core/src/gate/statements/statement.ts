/** A sentence as the gate compares it: what it is about, its figures, and the words that decide how much it claims. */
import {
  BEFORE_SUPERLATIVE,
  type ClaimRole,
  claimPhrases,
  JOINING,
  NOT_DENYING,
} from "../../language/claim-words.ts";
import type { LanguagePack } from "../../language/language-pack.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { perPack } from "../../language/per-pack.ts";
import { type PhraseFinder, phraseFinder } from "../../language/phrase-finder.ts";
import { type Figure, figuresOf } from "./figures.ts";
import { type Token, tokensOf } from "./tokens.ts";

export type Mark = { role: ClaimRole | "denial"; at: number; length: number; phrase: string };

export type Statement = {
  text: string;
  tokens: readonly Token[];
  /** For each word its stem; null for words without a meaning of their own and for figures. */
  stems: readonly (string | null)[];
  figures: readonly Figure[];
  marks: readonly Mark[];
  /** Where each word is, counted so that a comma or the end of a clause lies between far words. */
  places: readonly number[];
};

const ROLES: readonly ClaimRole[] = [
  "amount",
  "quantity",
  "absolute",
  "possibility",
  "advice",
  "frequency",
  "condition",
  "direction",
  "superlative",
];

const finders = ROLES.map((role) => ({ role, find: phraseFinder(claimPhrases(role)) }));
const findIdioms = phraseFinder(NOT_DENYING);
const denialsOf = perPack((pack): PhraseFinder => phraseFinder(pack.phrases("denial")));
const unitsOf = perPack((pack) => pack.words("unit", "measure", "timeUnit", "multiplier"));

export function statementOf(text: string, lexicon: Lexicon): Statement {
  const tokens = tokensOf(text);
  const pack = lexicon.pack ?? english;
  const units = unitsOf(pack);
  const stem = (word: string) => (word.length > 2 ? pack.stem(word) : word);
  const figures = figuresOf(tokens, { isUnit: (word) => units.has(word), stem });
  const counted = new Set(figures.map(({ at }) => at));
  const stems = tokens.map(({ word }, at) => (counted.has(at) ? null : meaningOf(word, lexicon)));
  return { text, tokens, stems, figures, marks: marksOf(tokens, pack), places: placesOf(tokens) };
}

const meaningOf = (word: string, { stem }: Lexicon): string | null => (JOINING.has(word) ? null : stem(word));

const isJoined = ({ before, after }: Token): boolean => before === "-" || after === "-";

function marksOf(tokens: readonly Token[], pack: LanguagePack): Mark[] {
  const words = tokens.map(({ word }) => word);
  const idioms = findIdioms(words);
  const denials = [
    ...denialsOf(pack)(words),
    ...words.flatMap((word, at) => (/n't$/.test(word) ? [{ at, length: 1, phrase: word }] : [])),
  ].filter(({ at }, place, all) => all.findIndex((other) => other.at === at) === place);
  const found: Mark[] = denials
    .filter(({ at }) => !idioms.some((idiom) => at >= idiom.at && at < idiom.at + idiom.length))
    .map((one) => ({ ...one, role: "denial" }));
  for (const { role, find } of finders) found.push(...find(words).map((one): Mark => ({ ...one, role })));
  return found
    .filter(({ at, length }) => length > 1 || !isJoined(tokens[at] as Token))
    .filter(isMeant(tokens));
}

/** "most" before an adjective is a superlative ("the most useful"), before a noun an amount ("most of them", "most shops"). */
const isMeant =
  (tokens: readonly Token[]) =>
  ({ role, at, phrase }: Mark): boolean => {
    if (phrase !== "most") return true;
    const before = tokens[at - 1]?.word ?? "";
    const isSuperlative = BEFORE_SUPERLATIVE.has(before) || before.endsWith("'s");
    return (role === "superlative") === isSuperlative;
  };

const FAR = 6;
const APART = 3;

function placesOf(tokens: readonly Token[]): number[] {
  let place = 0;
  return tokens.map(({ before, word }, at) => {
    if (at > 0) place += 1;
    if (at > 0 && /[.;:()]|\s-\s/.test(before)) place += FAR;
    else if (at > 0 && before.includes(",")) place += APART;
    if (word === "and" || word === "but" || word === "while") place += 1;
    return place;
  });
}

/** Whether what stands between two words ends a clause. */
export const endsClause = ({ before }: Token): boolean => /[.;:()]|\s-\s/.test(before);
