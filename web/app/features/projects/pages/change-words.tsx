/** Points gained or lost since the analysis before, in words where there are none. */
export function ChangeWords({ change }: { change: number | null }) {
  if (change === null) return <span className="text-14 text-quiet">first time</span>;
  if (change === 0) return <span className="text-14 text-quiet">no change</span>;
  const isUp = change > 0;
  return (
    <span className={`tabular font-semibold ${isUp ? "text-good" : "text-poor"}`}>
      {isUp ? `+${change}` : `−${-change}`}
      <span className="sr-only"> points</span>
    </span>
  );
}
