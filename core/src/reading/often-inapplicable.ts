/** Which checks readers often found inapplicable on a kind of page, learned from labelled pages. */
import type { CheckName, Kind } from "../contract/reading.ts";
import { INAPPLICABLE } from "./weights/inapplicable.ts";

let parsed: ReadonlySet<string> | null = null;

/** One line per check: its name, then the kinds. */
function pairs(): ReadonlySet<string> {
  parsed ??= new Set(
    INAPPLICABLE.trim()
      .split("\n")
      .flatMap((line) => {
        const [check, ...kinds] = line.trim().split(/\s+/);
        return kinds.map((kind) => `${check} ${kind}`);
      }),
  );
  return parsed;
}

export const isOftenInapplicable = (check: CheckName, kind: Kind): boolean => pairs().has(`${check} ${kind}`);
