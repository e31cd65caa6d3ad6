/**
 * `BENCH_DATA=folder npm run learn`: learns everything anew, measures it, and renews what follows from the numbers: the
 * rubric's version, the validity figures, docs/SCORING.md, the golden report and the scores of our own pages.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const TOP = join(import.meta.dirname, "../..");
const today = new Date().toISOString().slice(0, 10);

const STEPS: [program: string, ...flags: string[]][] = [
  [process.execPath, "--max-old-space-size=4096", "lab/learn/learn.ts"],
  [process.execPath, "lab/bench/bench.ts", "validity", "--date", today],
  // The scores of our own pages are those of the built site.
  ["npm", "run", "--silent", "build"],
  ["npx", "vitest", "run", "--project", "proofs", "scripts/learned", "--update"],
];

for (const [program, ...flags] of STEPS) {
  const { status } = spawnSync(program, flags, { cwd: TOP, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
