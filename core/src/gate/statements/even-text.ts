/** Texts brought to one form, so that only a difference in meaning is a difference. */

/** Quotation marks, dashes, spaces and width of signs carry no fact. */
import { SPELLED_NUMBERS } from "../../language/spelled-numbers.ts";
export const evenText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[“”„«»‟]/g, '"')
    .replace(/[‘’‚‛`´ʼ]/g, "'")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/…/g, "...")
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const SPELLED: Record<string, string> = Object.fromEntries(
  SPELLED_NUMBERS.map((word, value): [string, string] => [word, String(value)]),
);

const NUMBER = /\d+(?:[.,'’\u00A0\u202F ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*/g;

/** 1,000 and 1 000 and 1000 are one number; so are 3.5 and 3,5, and 2.0 and 2. */
export function numbersIn(text: string): string[] {
  return [...evenText(text).matchAll(NUMBER)].flatMap((match) => {
    const raw = match[0];
    const joined = /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(raw) ? raw.replace(/\D/g, "") : raw;
    const value = joined
      .replace(/[' ]/g, "")
      .replace(/,(?=\d{3}(?:\D|$))/g, "")
      .replace(",", ".");
    const plain = value.replace(/^0+(?=\d)/, "").replace(/\.0+$/, "");
    return plain === "" ? [] : [plain];
  });
}

export function spelledNumbersIn(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => SPELLED[word] ?? []);
}

/** Pieces of a number that the page groups differently: 2019-11-19 holds 2019, 11 and 19. */
export const digitRuns = (text: string): string[] =>
  (evenText(text).match(/\d+/g) ?? []).map((run) => run.replace(/^0+(?=\d)/, ""));
