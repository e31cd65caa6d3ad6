/**
 * `npm run check`: types, lint, boundaries, tests. With `--browser` (`npm test`) the browser journeys too. With `--proofs`
 * (`npm run proofs`) only the long proofs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "./check/memory-folder.ts";
import { describe, runSteps } from "./check/run-steps.ts";
import { stepsOf } from "./check/steps.ts";
import { exitStatusFor, failureLine, sum, summaryLine } from "./check/tally.ts";

const say = (line: string) => console.log(line);
const wanted = process.argv.includes("--proofs")
  ? "proofs"
  : process.argv.includes("--browser")
    ? "test"
    : "check";
// Proofs measure what a disk does.
const memory = wanted === "proofs" ? null : memoryFolder();
if (memory !== null) process.env.TMPDIR = memory;
const reports = mkdtempSync(join(tmpdir(), "check-"));
try {
  const outcomes = await runSteps(stepsOf(wanted, reports), say);
  const total = sum(outcomes.map((outcome) => outcome.tally));

  say("\n== summary");
  const width = Math.max(...outcomes.map(({ name }) => name.length)) + 1;
  for (const outcome of outcomes) say(`${outcome.name.padEnd(width)} ${describe(outcome)}`);
  if (wanted === "check")
    say(`${"browser journeys".padEnd(width)} not part of this command; npm test runs them`);
  // Last, because the end of a long output is what people and CI show.
  say("");
  for (const failure of outcomes.flatMap(({ failures }) => failures)) say(failureLine(failure));
  say(summaryLine(total));
  process.exitCode = exitStatusFor(total);
} finally {
  for (const folder of [reports, memory])
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
}
