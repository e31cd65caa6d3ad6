/** Decides for each number in a text whether it measures, counts or prices something. */
import { isCounted } from "./counted-nouns.ts";
import { NAMED_BEFORE } from "./labels.ts";
import {
  AMOUNT_BEFORE,
  COUNTER_AFTER,
  FRACTION_AFTER,
  GLUED_BEFORE,
  GLUED_MULTIPLIER,
  GROUPED,
  MONEY_BEFORE,
  MULTIPLIED,
  NUMBERS,
  OF_THEM,
  PERCENT,
  SAMPLE_BEFORE,
  SHARE_AFTER,
  UNIT_AFTER,
  UNITS,
  VALUE_BEFORE,
  YEAR,
  YEAR_BEFORE,
} from "./quantity-patterns.ts";

/** No unit or name is longer. */
const CONTEXT = 48;

/** Each quantity with its unit, as written. */
export function quantitiesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(NUMBERS)) {
    const before = text.slice(Math.max(0, match.index - CONTEXT), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + CONTEXT);
    const value = quantityOf(match[0], before, after, before.length === match.index);
    if (value !== null) found.push(value.trim());
  }
  return found;
}

function quantityOf(number: string, before: string, after: string, opens: boolean): string | null {
  const money = MONEY_BEFORE.exec(before);
  if (money) return `${money[0].trimStart()}${number}${MULTIPLIED.exec(after)?.[0] ?? glued(after)}`;
  const sample = SAMPLE_BEFORE.exec(before);
  if (sample) return `${sample[0]}${number}`;
  const counter = COUNTER_AFTER.exec(after);
  if (counter) return `${number}${counter[0]}`;
  const percent = /\p{L}[-–‑]$/u.test(before) ? PERCENT.exec(after) : null;
  if (percent) return `${number}${percent[0]}`;
  if (GLUED_BEFORE.test(before) || NAMED_BEFORE.test(before)) return null;
  if (FRACTION_AFTER.test(after)) return null;
  const unit = unitAfter(after);
  if (unit !== null) return isYear(number, before) && /^\s\p{L}/u.test(unit) ? null : `${number}${unit}`;
  return uncounted(number, before, after, opens);
}

const glued = (after: string): string => GLUED_MULTIPLIER.exec(after)?.[0] ?? "";

function unitAfter(after: string): string | null {
  for (const unit of UNITS) {
    const match = unit.exec(after)?.[0];
    if (match !== undefined)
      return unit === MULTIPLIED ? match + (UNIT_AFTER.exec(after.slice(match.length))?.[0] ?? "") : match;
  }
  return null;
}

const isYear = (number: string, before: string): boolean =>
  YEAR.test(number) && YEAR_BEFORE.test(before.slice(-8)) && /\s$/.test(before);

/** A number without a unit: a count, a share, a value after "an average of", or nothing. */
function uncounted(number: string, before: string, after: string, opens: boolean): string | null {
  if (SHARE_AFTER.test(after)) return `${number}${SHARE_AFTER.exec(after)?.[0] ?? ""}`;
  if (YEAR.test(number) && !AMOUNT_BEFORE.test(before)) return null;
  const thousands = glued(after);
  const noun = isCounted(before, after.slice(thousands.length), opens);
  if (noun !== null) return `${number}${thousands}${after.startsWith("+") ? "+" : ""} ${noun}`;
  return OF_THEM.test(after) || VALUE_BEFORE.test(before) || (GROUPED.test(number) && !/^\p{L}/u.test(after))
    ? number
    : null;
}
