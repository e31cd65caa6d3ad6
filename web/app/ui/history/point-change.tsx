/** Points gained or lost, with their sign and in their colour. */
const hue = (points: number) => (points > 0 ? "text-good" : points < 0 ? "text-poor" : "text-quiet");

/** `inTenths`: a part of a change, with its decimal; a change of a score is whole. */
export function PointChange({ points, inTenths = false }: { points: number; inTenths?: boolean }) {
  return (
    <span className={`tabular font-semibold whitespace-nowrap ${hue(points)}`}>
      {points > 0 ? "+" : points < 0 ? "−" : ""}
      {inTenths ? Math.abs(points).toFixed(1) : Math.abs(points)}
      <span className="sr-only"> points</span>
    </span>
  );
}
