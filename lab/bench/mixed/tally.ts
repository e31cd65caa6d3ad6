/** Counts requests by kind: how many ended well, failed, or were cut off by a kill, and how long they took. */
export type Span = { startedAt: number; endedAt: number };
export type Failure = { kind: string; minute: number; what: string };
type Entry = { spans: Span[]; errors: number; cut: number };
export type Tally = ReturnType<typeof openTally>;

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

export const durationsOf = (spans: readonly Span[]): number[] =>
  spans.map(({ startedAt, endedAt }) => endedAt - startedAt);

export function openTally() {
  const begun = performance.now();
  const entries = new Map<string, Entry>();
  const failures: Failure[] = [];
  const entryOf = (kind: string): Entry => {
    const known = entries.get(kind) ?? { spans: [], errors: 0, cut: 0 };
    entries.set(kind, known);
    return known;
  };
  const total = (of: (entry: Entry) => number) =>
    [...entries.values()].reduce((sum, entry) => sum + of(entry), 0);
  return {
    failures,
    spansOf: (kind: string): readonly Span[] => entryOf(kind).spans,
    done(kind: string, span: Span): void {
      entryOf(kind).spans.push(span);
    },
    cut(kind: string): void {
      entryOf(kind).cut++;
    },
    fail(kind: string, what: string): void {
      entryOf(kind).errors++;
      failures.push({ kind, minute: Math.floor((performance.now() - begun) / 60_000), what });
    },
    totals: () => ({
      done: total(({ spans }) => spans.length),
      errors: total(({ errors }) => errors),
      cut: total(({ cut }) => cut),
    }),
    rows: () =>
      [...entries].map(([kind, { spans, errors, cut }]) => {
        const times = durationsOf(spans);
        return {
          kind,
          count: spans.length,
          errors,
          "cut off by a kill": cut,
          "median ms": percentile(times, 0.5),
          "p95 ms": percentile(times, 0.95),
        };
      }),
  };
}
