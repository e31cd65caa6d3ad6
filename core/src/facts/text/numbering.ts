/** Numbers and marks in front of headings and lines: "3. Oak", "Step 3: Oak", "Phase III Oak", "#3 Oak", "3 Oak", "• Oak". */
import type { LanguagePack } from "../../language/language-pack.ts";

export type Numbering = {
  number: number;
  /** What is counted, lower-cased: "step"; empty where only a number is written. */
  label: string;
  /** A sign shows that the number counts: "3." and "#3", but not "3 months before". */
  isMarked: boolean;
  rest: string;
};

/** What the number is before: a letter, also in quotation marks or brackets. */
const NAME = "(?=[\\p{L}\"“('‘*])";
const LABELLED = new RegExp(
  `^\\s*(\\p{L}{2,12})\\.?\\s+#?(\\d{1,2}|[IVX]{1,5})(?:\\s*[.):–—-]+\\s+(?=\\S)|\\s+${NAME}|[.:]?\\s*$)`,
  "u",
);
const PLAIN = new RegExp(
  `^\\s*((?:[#(]|N[or]\\.\\s?)?)(\\d{1,3})(?:\\s*([.):])\\s+(?=\\S)|\\s*([–—-]?)\\s+${NAME})`,
  "u",
);
const ROMANS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export function numberingOf(text: string): Numbering | null {
  const plain = PLAIN.exec(text);
  if (plain) {
    const [all, opening = "", digits = "", stop = "", dash = ""] = plain;
    const isMarked = stop + dash !== "" || (opening !== "" && opening !== "(");
    return { number: Number(digits), label: "", isMarked, rest: text.slice(all.length) };
  }
  const labelled = LABELLED.exec(text);
  if (!labelled) return null;
  const [all, label = "", sign = ""] = labelled;
  const number = /^\d/.test(sign) ? Number(sign) : ROMANS.indexOf(sign) + 1;
  return { number, label: label.toLowerCase(), isMarked: false, rest: text.slice(all.length) };
}

/** "Step 3: Oak", in the words of the language. */
export const isStep = (numbering: Numbering | null, pack: LanguagePack | null): boolean =>
  numbering !== null && pack?.words("label.steps").has(numbering.label) === true;

/** The words after a number that counts; a number without a sign may belong to them. */
export function withoutNumbering(text: string): string {
  const numbering = numberingOf(text);
  return (numbering?.isMarked ? numbering.rest : text).trim();
}

/** The same for a row: where each has a number, it counts, with a sign or without. */
export function withoutNumberings(texts: readonly string[]): string[] {
  const numbered = texts.map(numberingOf);
  const isRow = numbered.every((one) => one !== null);
  return texts.map((text, at) => (isRow ? (numbered[at]?.rest ?? "") : withoutNumbering(text)).trim());
}

const BULLET = /^\s*[•·●▪‣*–-]\s+(?=\S)/u;

export const hasBullet = (text: string): boolean => BULLET.test(text);

/** The words of a typed item: without its bullet, its number or "Step 3:". */
export function withoutListMark(text: string, pack: LanguagePack | null): string {
  const numbering = numberingOf(text);
  return isStep(numbering, pack) ? (numbering?.rest ?? "") : withoutNumbering(text.replace(BULLET, ""));
}

const MIN_ROW = 3;

/** Texts that are numbered from 1 on, or down to 1, with the same label; their places. Null where there is no such row. */
export function numberedRow(texts: readonly string[]): number[] | null {
  const found = texts.flatMap((text, at) => {
    const numbering = numberingOf(text);
    return numbering ? [{ at, ...numbering }] : [];
  });
  // "5 best barrels" above "1. Oak" is no part of the row.
  const marked = found.filter(({ isMarked }) => isMarked);
  const alike = [found, marked].flatMap((some) => [...Map.groupBy(some, ({ label }) => label).values()]);
  const rows = alike.filter((row) => {
    const numbers = row.map(({ number }) => number);
    return row.length >= MIN_ROW && (countsUp(numbers) || countsUp(numbers.toReversed()));
  });
  const [longest] = rows.toSorted((one, other) => other.length - one.length);
  return longest?.map(({ at }) => at) ?? null;
}

const countsUp = (numbers: readonly number[]): boolean => numbers.every((number, at) => number === at + 1);
