/** Offsets in a text as lines and columns, both from 1; columns count UTF-16 units, as editors do. */
export type Position = { line: number; column: number };

export function positions(text: string): (offset: number) => Position {
  const lineStarts = [
    0,
    ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: mark }) => index + mark.length),
  ];
  return (offset) => {
    let [low, high] = [0, lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
  };
}
