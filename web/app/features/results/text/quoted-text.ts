/** Finds quotes in a text, so that they can be marked where they appear. */
export type Quoted = { text: string; number: number };
export type Piece = { text: string; number: number | null };

/** Pieces of a text in order; a piece with a number is a quote. Where quotes overlap, the first one wins. */
export function markQuotes(text: string, quotes: readonly Quoted[]): Piece[] {
  const found = quotes
    .map((quote) => ({ ...quote, at: text.indexOf(quote.text) }))
    .filter(({ at, text: words }) => at >= 0 && words !== "")
    .toSorted((one, other) => one.at - other.at || other.text.length - one.text.length);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { at, text: words, number } of found) {
    if (at < end) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), number: null });
    pieces.push({ text: words, number });
    end = at + words.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), number: null });
  return pieces;
}
