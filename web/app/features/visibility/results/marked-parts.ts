/** Splits a text at the spans to be highlighted. */
import type { Span } from "@citeworthy/core/visibility/answers/mentions";

type MarkedPart = { start: number; text: string; isMarked: boolean };

export function markedParts(text: string, spans: readonly Span[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (start < from || end <= start) continue;
    if (start > from) parts.push({ start: from, text: text.slice(from, start), isMarked: false });
    parts.push({ start, text: text.slice(start, end), isMarked: true });
    from = end;
  }
  if (from < text.length) parts.push({ start: from, text: text.slice(from), isMarked: false });
  return parts;
}
