/** Pieces of a text to lines, with no more than one line kept between two pieces. */
import { LONGEST_LINE } from "./read-line.ts";

type LineSplitter = { push(piece: string): void; end(): void };

export function lineSplitter(onLine: (line: string) => void): LineSplitter {
  let rest = "";
  const give = (line: string) => onLine(line.endsWith("\r") ? line.slice(0, -1) : line);
  return {
    push(piece) {
      let from = 0;
      let to = piece.indexOf("\n");
      if (to < 0) {
        // What is longer than any line is dropped, up to a mark that shows that it was too long.
        if (rest.length <= LONGEST_LINE) rest += piece.slice(0, LONGEST_LINE + 1);
        return;
      }
      give(rest + piece.slice(0, to));
      rest = "";
      for (from = to + 1, to = piece.indexOf("\n", from); to >= 0; to = piece.indexOf("\n", from)) {
        give(piece.slice(from, to));
        from = to + 1;
      }
      rest = piece.slice(from);
    },
    end() {
      if (rest !== "") give(rest);
      rest = "";
    },
  };
}
