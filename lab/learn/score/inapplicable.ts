/** Checks that readers found inapplicable on at least three in ten pages of a kind. */
import { CHECKS, KINDS } from "../../../core/src/contract/reading.ts";
import type { ReaderLabel } from "../../labels/labelled-pages.ts";

const MIN_SHARE = 0.3;
/** Fewer pages of a kind say little; their share is then taken over all kinds. */
const MIN_PAGES = 4;

export function writeInapplicable(labels: readonly ReaderLabel[]): string {
  return CHECKS.flatMap((check) => {
    const share = (pages: readonly ReaderLabel[]) =>
      pages.filter(({ checks }) => checks[check] === "na").length / Math.max(1, pages.length);
    const kinds = KINDS.filter((kind) => {
      const own = labels.filter((label) => label.kind === kind);
      return share(own.length >= MIN_PAGES ? own : labels) >= MIN_SHARE;
    });
    return kinds.length > 0 ? [[check, ...kinds].join(" ")] : [];
  }).join("\n");
}
