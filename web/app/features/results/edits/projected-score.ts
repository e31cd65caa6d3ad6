/** What the overall score could become, rounded down so that it never promises too much. */
type Counted = { audit: string | null; points: number };

/** Two edits for the same check can't earn its points twice. */
function gainOf(edits: readonly Counted[]): number {
  const byAudit = new Map<string, number>();
  for (const [index, { audit, points }] of edits.entries()) {
    const key = audit ?? `edit ${index}`;
    byAudit.set(key, Math.max(points, byAudit.get(key) ?? 0));
  }
  return [...byAudit.values()].reduce((sum, points) => sum + points, 0);
}

export function projectedScore(now: number, exact: number, edits: readonly Counted[]): number {
  return Math.min(100, Math.max(now, Math.floor(exact + gainOf(edits))));
}
