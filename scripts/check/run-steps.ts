/** Runs every step, even after another has failed, unless it needs that one. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { firstLine } from "./reports.ts";
import type { Step } from "./steps.ts";
import { judge, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, type Report } from "./tally.ts";

/** `heldBack`: it wasn't run because a step before it failed. */
type StepResult = Report & { name: string; seconds: number; skippedBecause?: string; heldBack?: true };
type Say = (line: string) => void;
type Ran = StepResult & { output: string };
type RunsByName = Map<string, Promise<Ran>>;

/** Quiet steps keep about one core busy each. Steps that print as they go run alone, after the quiet ones. */
const QUIET_AT_ONCE = 2;
/** They end the steps, and whoever called removes its folders. */
const END_SIGNALS = ["SIGINT", "SIGTERM"] as const;

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
  const needed = (step.needs ?? []).flatMap((name) => runs.get(name) ?? []);
  const ran = runStep(step, needed);
  runs.set(step.name, ran);
  return ran;
}

async function runStep(step: Step, needed: Promise<Ran>[]): Promise<Ran> {
  const { name } = step;
  const notRun = { name, seconds: 0, output: "" };
  const skipped = (skippedBecause: string) => ({
    ...notRun,
    tally: ONE_SKIPPED,
    failures: [],
    skippedBecause,
  });
  const red = (await Promise.all(needed)).find((ran) => ran.tally.failed > 0 || ran.heldBack);
  if (red) return { ...skipped(`it needs "${red.name}", which did not pass`), heldBack: true };

  const impossible = await step.impossible?.();
  // Nobody reads a green run, so what CI couldn't test has to be red.
  if (impossible && process.env.CI)
    return { ...notRun, tally: ONE_FAILED, failures: [{ name, reason: impossible }] };
  if (impossible) return skipped(impossible);

  const started = performance.now();
  const { status, output } = await run(step);
  const seconds = (performance.now() - started) / 1000;
  return { name, ...reportOf(step, status, output), seconds, output: status === 0 ? "" : output };
}

function reportOf({ name, report }: Step, status: number, output: string): Report {
  const found = report
    ? judge(report(), status)
    : { tally: status === 0 ? ONE_PASSED : ONE_FAILED, failures: [] };
  if (found.tally.failed === 0 || found.failures.length > 0) return found;
  return { ...found, failures: [{ name, reason: reasonIn(output) ?? `it ended with status ${status}` }] };
}

/** Programs that check code greet first; the line that names an error says more. */
function reasonIn(output: string): string | null {
  if (output.trim() === "") return null;
  return firstLine(output.split("\n").find((line) => /\berror\b/i.test(line)) ?? output);
}

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
    for (const signal of END_SIGNALS) process.once(signal, stop);
    const end = (status: number) => {
      for (const signal of END_SIGNALS) process.off(signal, stop);
      done({ status, output });
    };
    child.once("error", (failure) => {
      output += failure.message;
      end(1);
    });
    child.once("close", (status) => end(status ?? 1));
  });
}
