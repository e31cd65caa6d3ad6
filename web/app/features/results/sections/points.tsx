/** Points of the overall score by which something is better or worse than usual. */
import { signed } from "@citeworthy/core/score/signed";

export function Points({ difference }: { difference: number }) {
  return (
    <span
      className={`tabular font-serif text-18 leading-normal font-medium ${difference > 0 ? "text-good" : "text-poor"}`}
    >
      {signed(difference)}
      <span className="sr-only"> points of the overall score</span>
    </span>
  );
}
