import { afterEach, expect, test, vi } from "vitest";
import { runSteps } from "./run-steps.ts";
import type { Step } from "./steps.ts";

afterEach(() => vi.unstubAllEnvs());

const program = (name: string, code: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, "-e", code],
  quiet: true,
  ...rest,
});

async function outcomesOf(steps: Step[]) {
  const said: string[] = [];
  const outcomes = await runSteps(steps, (line) => said.push(line));
  return { said: said.join("\n"), outcomes };
}

test("every step runs, outcomes keep their order, and a failure is printed with its output", async () => {
  const { said, outcomes } = await outcomesOf([
    program("slow", "setTimeout(() => {}, 300)"),
    program("broken", "console.log('the reason'); process.exit(1)"),
    program("last", "console.log('not shown')"),
  ]);
  expect(outcomes.map(({ name, tally }) => [name, tally.passed, tally.failed])).toEqual([
    ["slow", 1, 0],
    ["broken", 0, 1],
    ["last", 1, 0],
  ]);
  expect(said).toContain("== broken\nthe reason\n-- failed");
  expect(said).not.toContain("not shown");
});

test("a step waits for the one it needs, and is skipped if that one failed", async () => {
  const { outcomes } = await outcomesOf([
    program("first", "setTimeout(() => process.exit(1), 200)"),
    program("second", "", { needs: ["first"] }),
    program("third", "", { needs: ["second"] }),
  ]);
  expect(outcomes.map(({ skippedBecause }) => skippedBecause)).toEqual([
    undefined,
    'it needs "first", which did not pass',
    'it needs "second", which did not pass',
  ]);
});

test("a step with its own output runs after the quiet ones, and a program that isn't there fails", async () => {
  const { said, outcomes } = await outcomesOf([
    { name: "loud", command: ["no-such-program"], needs: ["quiet"] },
    program("quiet", ""),
  ]);
  expect(said.indexOf("== quiet")).toBeLessThan(said.indexOf("== loud"));
  expect(outcomes[0]?.tally.failed).toBe(1);
});

test("a failure is named with the line that says what is wrong", async () => {
  const { outcomes } = await outcomesOf([
    program(
      "types",
      "console.log('checking 3 files'); console.log('a.ts(1,2): error TS2322'); process.exit(2)",
    ),
    program("lint", "console.log('\\na.ts:1:1 unused'); process.exit(1)"),
    program("silent", "process.exit(3)"),
  ]);
  expect(outcomes.flatMap(({ failures }) => failures)).toEqual([
    { name: "types", reason: "a.ts(1,2): error TS2322" },
    { name: "lint", reason: "a.ts:1:1 unused" },
    { name: "silent", reason: "it ended with status 3" },
  ]);
});

test("what this machine can't run is skipped, but fails in CI; later steps run all the same", async () => {
  const steps = [
    program("journeys", "", { impossible: async () => "There is no browser." }),
    program("later", "", { needs: ["journeys"] }),
  ];
  vi.stubEnv("CI", "");
  const here = await outcomesOf(steps);
  expect(here.outcomes.map(({ tally }) => tally)).toEqual([
    { passed: 0, failed: 0, skipped: 1 },
    { passed: 1, failed: 0, skipped: 0 },
  ]);
  vi.stubEnv("CI", "true");
  const { outcomes } = await outcomesOf(steps);
  expect(outcomes[0]?.failures).toEqual([{ name: "journeys", reason: "There is no browser." }]);
  expect(outcomes[1]?.skippedBecause).toBe('it needs "journeys", which did not pass');
});
