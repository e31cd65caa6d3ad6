/** Runs every step, even after another has failed, unless it needs that one. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import type { Step } from "./steps.ts";
import { judge, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, type Tally } from "./tally.ts";

type StepResult = { name: string; tally: Tally; seconds: number; skippedBecause?: string };
type Say = (line: string) => void;
type Ran = StepResult & { output: string };
type RunsByName = Map<string, Promise<Ran>>;

/** Quiet steps keep about one core busy each. Steps that print as they go run alone, after the quiet ones. */
const QUIET_AT_ONCE = 2;

const house = join(import.meta.dirname, "../..");
/** This repository's tools come before the machine's, and so does its Node. */
const path = [join(house, "node_modules/.bin"), process.env.PATH].join(delimiter);
const plainWhenPiped = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

export async function runSteps(steps: Step[], say: Say): Promise<StepResult[]> {
  const runs: RunsByName = new Map();
  const waiting = steps.filter(({ quiet }) => quiet);
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const ran = await start(step, runs);
      say(`\n== ${step.name}`);
      if (ran.output) say(ran.output.trimEnd());
      say(`-- ${describe(ran)}`);
    }
  };
  await Promise.all(Array.from({ length: QUIET_AT_ONCE }, lane));
  for (const step of steps.filter(({ quiet }) => !quiet)) {
    say(`\n== ${step.name}`);
    say(`-- ${describe(await start(step, runs))}`);
  }
  const ran = await Promise.all(steps.map(({ name }) => runs.get(name)));
  return ran.filter((outcome) => outcome !== undefined);
}

export function describe({ tally, seconds, skippedBecause }: StepResult): string {
  if (skippedBecause) return `skipped: ${skippedBecause}`;
  const { passed, failed, skipped } = tally;
  const counted = passed + failed + skipped > 1;
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const verdict = counted ? parts.filter(Boolean).join(", ") : failed ? "failed" : "passed";
  return `${verdict} in ${seconds.toFixed(1)} s`;
}

function start(step: Step, runs: RunsByName): Promise<Ran> {
  const needed = step.needs === undefined ? undefined : runs.get(step.needs);
  const ran = runStep(step, needed);
  runs.set(step.name, ran);
  return ran;
}

async function runStep(step: Step, needed: Promise<Ran> | undefined): Promise<Ran> {
  const { name } = step;
  const skippedBecause = missing(await needed) ?? (await step.impossible?.()) ?? null;
  if (skippedBecause !== null) return { name, tally: ONE_SKIPPED, seconds: 0, skippedBecause, output: "" };

  const started = performance.now();
  const { status, output } = await run(step);
  const alone = status === 0 ? ONE_PASSED : ONE_FAILED;
  const tally = step.report ? judge(step.report(), status) : alone;
  const seconds = (performance.now() - started) / 1000;
  return { name, tally, seconds, output: status === 0 ? "" : output };
}

const missing = (needed: Ran | undefined): string | null =>
  needed && needed.tally.passed === 0 ? `it needs "${needed.name}", which did not pass` : null;

function run({
  command: [program, ...flags],
  quiet,
  env,
}: Step): Promise<{ status: number; output: string }> {
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
      done({ status, output });
    };
    child.once("error", (failure) => {
      output += failure.message;
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
