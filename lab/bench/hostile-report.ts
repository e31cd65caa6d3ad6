/** A report as an attacker or a broken export would write it: formulas, scripts, quotes over lines, and rows that can't be read. */
const QUERIES = [
  (at: number) => `best plant for room ${at}`,
  (at: number) => `"=HYPERLINK(""https://evil.example/${at}"")"`,
  (at: number) => `<script>alert(${at})</script>`,
  (at: number) => `@SUM(A${at})`,
  (at: number) => `"two\nlines ${at}"`,
];
const DAMAGED = [
  (at: number) => `javascript:alert(${at}),x,3,2026-11-14`,
  (at: number) => `https://own.example/p${at},x,many,2026-11-14`,
  (at: number) => `https://own.example/p${at},x,3,2026-13-45`,
];
/** One row in a hundred can't be read. */
const DAMAGED_EVERY = 100;

export function hostileReport(rows: number): { text: string; damaged: number } {
  const lines = ["Page,Grounding query,Citations,Date"];
  let damaged = 0;
  for (let at = 0; at < rows; at++) {
    const broken = DAMAGED[damaged % DAMAGED.length];
    if (at % DAMAGED_EVERY === 0 && broken) {
      lines.push(broken(at));
      damaged++;
      continue;
    }
    const query = QUERIES[at % QUERIES.length];
    const day = String((at % 28) + 1).padStart(2, "0");
    lines.push(
      `https://own.example/guides/page-${at % 5_000},${query?.(at)},${(at % 900) + 1},2026-10-${day}`,
    );
  }
  return { text: lines.join("\n"), damaged };
}
