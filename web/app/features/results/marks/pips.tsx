/** A mark as ten small boxes, of which as many are filled. */
import { BEST_MARK } from "@citeworthy/core/contract/marks";

export function Pips({ mark }: { mark: number }) {
  return (
    <span role="img" aria-label={`${mark} of ${BEST_MARK}`} className="inline-flex gap-0.5">
      {Array.from({ length: BEST_MARK }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have nothing but their place.
          key={at}
          className={`h-3 w-1.5 rounded-xs ${at < mark ? "bg-ink" : "bg-line"}`}
        />
      ))}
    </span>
  );
}
