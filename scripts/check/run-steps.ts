/** Runs every step, whatever happened to the one before, unless it needs that one. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import type { Step } from "./steps.ts";
import { judge, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, type Tally } from "./tally.ts";

export type Outcome = { name: string; tally: Tally; seconds: number; skippedBecause?: string };
type Say = (line: string) => void;

const house = join(import.meta.dirname, "../..");
/** The tools of this house before those of the machine, and its Node too. */
const path = [join(house, "node_modules/.bin"), process.env.PATH].join(delimiter);
const plainWhenPiped = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

export async function runSteps(steps: Step[], say: Say): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    say(`\n== ${step.name}`);
    const outcome = await runStep(step, outcomes, say);
    say(`-- ${describe(outcome)}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

export function describe({ tally, seconds, skippedBecause }: Outcome): string {
  if (skippedBecause) return `skipped: ${skippedBecause}`;
  const { passed, failed, skipped } = tally;
  const counted = passed + failed + skipped > 1;
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const verdict = counted ? parts.filter(Boolean).join(", ") : failed ? "failed" : "passed";
  return `${verdict} in ${seconds.toFixed(1)} s`;
}

async function runStep(step: Step, before: Outcome[], say: Say): Promise<Outcome> {
  const started = performance.now();
  const { name } = step;
  const skippedBecause = missing(step, before) ?? (await step.impossible?.()) ?? null;
  if (skippedBecause !== null) return { name, tally: ONE_SKIPPED, seconds: 0, skippedBecause };

  const status = await run(step, say);
  const alone = status === 0 ? ONE_PASSED : ONE_FAILED;
  const tally = step.report ? judge(step.report(), status) : alone;
  return { name, tally, seconds: (performance.now() - started) / 1000 };
}

function missing(step: Step, before: Outcome[]): string | null {
  const needed = before.find((outcome) => outcome.name === step.needs);
  return needed && needed.tally.passed === 0 ? `it needs "${needed.name}", which did not pass` : null;
}

function run({ command: [program, ...flags], quiet, env }: Step, say: Say): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, flags, {
      cwd: house,
      env: { ...process.env, ...plainWhenPiped, ...env, PATH: path },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    const stop = () => child.kill("SIGTERM");
    process.once("SIGTERM", stop);
    const end = (status: number) => {
      process.off("SIGTERM", stop);
      if (status !== 0 && output) say(output.trimEnd());
      done(status);
    };
    child.once("error", (failure) => {
      output += failure.message;
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
