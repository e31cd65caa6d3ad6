/** A dot at k of n on a scale from 0 to 100%, with a thick line over its interval. The numbers next to it say the same. */
import type { CountedShare } from "@citeworthy/core/cited/cited-view";
import { percent } from "./share-words.ts";

type IntervalBarProps = { share: CountedShare; isOwn?: boolean };

export function IntervalBar({ share: { cited, counted, interval }, isOwn = false }: IntervalBarProps) {
  const at = counted === 0 ? 0 : percent(cited / counted);
  return (
    <span aria-hidden="true" className="relative mx-1.5 block h-3 print-color-exact">
      <span className="absolute inset-x-0 top-[5.5px] h-px bg-line" />
      <span
        className={`absolute top-1 h-1 rounded-full ${isOwn ? "bg-accent/45" : "bg-edge/55"}`}
        style={{ left: `${percent(interval.low)}%`, right: `${100 - percent(interval.high)}%` }}
      />
      <span
        className={`absolute top-px size-2.5 -translate-x-1/2 rounded-full ring-2 ring-paper ${isOwn ? "bg-accent" : "bg-quiet"}`}
        style={{ left: `${at}%` }}
      />
    </span>
  );
}
