/** The numbers of a sentence with what they count: "$25 a month", "40%", "two hours". */
import { FOR_EACH, SPELLED_SIGNS } from "../../language/claim-words.ts";
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
import { CURRENCY_CODES, UNIT_SIGNS } from "../../language/units.ts";
import { numbersIn } from "./even-text.ts";
import type { Token } from "./tokens.ts";

export type Figure = {
  /** Place among the words. */
  at: number;
  value: string;
  /** "$", "%" or the like. */
  sign: string;
  /** "hour", "gb"; empty where none follows. */
  unit: string;
  /** What it is paid or done for each time: "month", "user". */
  per: string;
};

const NUMBER = /^\d[\d.,]*/;
/** Smaller ones are as often words as numbers: "one of them". */
const SMALLEST_SPELLED = 2;
const SPELLED = new Map(SPELLED_NUMBERS.map((word, value) => [word, value]));
const SIGNS = new Set(
  [...UNIT_SIGNS.split("|"), ...CURRENCY_CODES.split("|")].map((one) => one.toLowerCase()),
);

type Words = { isUnit(word: string): boolean; stem(word: string): string };

export function figuresOf(tokens: readonly Token[], words: Words): Figure[] {
  const figures: Figure[] = [];
  for (const [at, token] of tokens.entries()) {
    const value = numberOf(token.word);
    if (value === null) continue;
    figures.push({
      at,
      value,
      sign: signOf(token, tokens[at + 1]),
      unit: unitOf(tokens, at, words),
      per: perOf(tokens, at, words),
    });
  }
  return figures.map((figure, place) => asRange(figure, figures[place + 1], tokens));
}

function numberOf(word: string): string | null {
  const spelled = SPELLED.get(word);
  if (spelled !== undefined) return spelled >= SMALLEST_SPELLED ? String(spelled) : null;
  const digits = NUMBER.exec(word)?.[0];
  return digits === undefined ? null : (numbersIn(digits)[0] ?? null);
}

const signOf = ({ before, after }: Token, next: Token | undefined): string =>
  /[$€£¥₹]\s?$/u.exec(before)?.[0].trim() ??
  /^\s?[%€£°″"]/u.exec(after)?.[0].trim() ??
  SPELLED_SIGNS.get(next?.word ?? "") ??
  "";

/** Glued to the number ("16gb") or the word behind it. */
function unitOf(tokens: readonly Token[], at: number, { isUnit, stem }: Words): string {
  const own = tokens[at]?.word ?? "";
  const glued = own.replace(NUMBER, "");
  if (glued !== "" && glued !== own) return stem(glued);
  const next = tokens[at + 1];
  if (!next || /[.;:()]/.test(tokens[at]?.after ?? "")) return "";
  return isUnit(next.word) || SIGNS.has(next.word) ? stem(next.word) : "";
}

const MAX_WORDS_TO_PER = 3;

/** "$25 a month", "$25/user/month", "3 times per week". */
function perOf(tokens: readonly Token[], at: number, { isUnit, stem }: Words): string {
  const found: string[] = [];
  for (let next = at + 1; next <= at + MAX_WORDS_TO_PER && next < tokens.length; next++) {
    const token = tokens[next];
    const gap = tokens[next - 1]?.after ?? "";
    if (!token || /[.;:(),]/.test(gap)) break;
    if (gap.includes("/")) found.push(stem(token.word));
    else if (FOR_EACH.has(tokens[next - 1]?.word ?? "") && isUnit(token.word)) found.push(stem(token.word));
  }
  return found.join(" ");
}

/** In "$150 to $180 a month" the first one has the unit of the second. */
function asRange(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): Figure {
  if (!next || next.at - figure.at > 2) return figure;
  const between = tokens.slice(figure.at + 1, next.at).map(({ word }) => word);
  const joins =
    between.length === 0
      ? /^\s?-/.test(tokens[figure.at]?.after ?? "")
      : /^(?:to|and|or)$/.test(between[0] ?? "");
  if (!joins) return figure;
  return {
    ...figure,
    unit: figure.unit || next.unit,
    per: figure.per || next.per,
    sign: figure.sign || next.sign,
  };
}

/** The same number of the same things, as far as both say what they count. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  const agree = (here: string, there: string) => here === "" || there === "" || here === there;
  if (one.value !== other.value || one.sign !== other.sign) return false;
  return agree(one.unit, other.unit) && agree(one.per, other.per);
}
