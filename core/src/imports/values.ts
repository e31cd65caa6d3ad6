/** Numbers and days as people of different countries write them. */
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/** A count: groups of three belong together, whatever separates them. Null: not a whole number. */
export function countOf(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F'’]/g, "");
  const digits = GROUPED.test(plain) ? plain.replace(/[.,]/g, "") : plain.replace(/[.,]0+$/, "");
  if (!/^\d{1,12}$/.test(digits)) return null;
  return Number(digits);
}

/** From 0 to 1: `6.1%`, `6,1 %` and `0.061` are the same. */
export function shareOf(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/g, "").replace(",", ".");
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(plain);
  if (!match) return null;
  const value = Number(match[1]) / (match[2] === "%" ? 100 : 1);
  return value <= 1 ? value : null;
}

/** Which comes first where a day is written with slashes: nobody can tell 4/5/2026 alone. */
export type DayOrder = "day-first" | "month-first";

const PARTS = /^(\d{1,4})[./\-年](\d{1,2})[./\-月](\d{1,4})[日.]?/;

/** As ISO, without a time; null where there is no such day. */
export function dayOf(text: string, order: DayOrder): string | null {
  const match = PARTS.exec(text.trim());
  if (!match) return null;
  const [first = 0, second = 0, third = 0] = match.slice(1).map(Number);
  if (first > 31) return isoOf(first, second, third);
  const isDayFirst = order === "day-first" || text.includes(".");
  return isDayFirst ? isoOf(third, second, first) : isoOf(third, first, second);
}

function isoOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= 2000 && full < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** A number above 12 gives the order away; otherwise English headings mean the American one. */
export function orderOf(days: readonly string[], isEnglish: boolean): DayOrder {
  const pairs = days.flatMap((day) => {
    const match = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/.exec(day.trim());
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return "day-first";
  if (pairs.some(([, second]) => second > 12)) return "month-first";
  return isEnglish ? "month-first" : "day-first";
}
