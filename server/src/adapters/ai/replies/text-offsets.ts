/** Vendors count signs in their own ways: code points, or bytes of UTF-8. JavaScript counts UTF-16 units. */
import type { Span } from "@citeworthy/core/visibility/answers/mentions";

/** `null` where the range does not lie in the text: a wrong mark is worse than none. */
function within(text: string, start: number, end: number): Span | null {
  return start >= 0 && start < end && end <= text.length ? { start, end } : null;
}

export function fromCodePoints(text: string, start: number, end: number): Span | null {
  const points = Array.from(text);
  if (end > points.length) return null;
  const before = points.slice(0, start).join("").length;
  return within(text, before, before + points.slice(start, end).join("").length);
}

export function fromBytes(text: string, start: number, end: number): Span | null {
  const bytes = Buffer.from(text);
  if (end > bytes.length) return null;
  const before = bytes.subarray(0, start).toString().length;
  return within(text, before, before + bytes.subarray(start, end).toString().length);
}

/** `[3]` marks, with the number and the place of each. */
export function numberedMarks(text: string): { number: number; span: Span }[] {
  return [...text.matchAll(/\[(?:web:)?(\d{1,3})\]/g)].map((match) => ({
    number: Number(match[1]),
    span: { start: match.index, end: match.index + match[0].length },
  }));
}
