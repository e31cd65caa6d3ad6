/** Points gained or lost, with their sign and in their colour. */
const hue = (points: number) => (points > 0 ? "text-good" : points < 0 ? "text-poor" : "text-quiet");

export function PointChange({ points }: { points: number }) {
  return (
    <span className={`tabular font-semibold whitespace-nowrap ${hue(points)}`}>
      {points > 0 ? "+" : points < 0 ? "−" : ""}
      {Math.abs(points)}
      <span className="sr-only"> points</span>
    </span>
  );
}
