import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { playwrightReport, readReport, vitestReport } from "./reports.ts";

const modules = join(import.meta.dirname, "../../node_modules");
const folder = mkdtempSync(join(tmpdir(), "reports-"));
symlinkSync(modules, join(folder, "node_modules"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plant = (name: string, text: string) => writeFileSync(join(folder, name), text);

const threeTests = (runner: string) => `
  import { expect, test } from "${runner}";
  test("holds", () => expect(1).toBe(1));
  test("breaks", () => expect(1).toBe(2));
  test.skip("waits", () => {});`;

/** The runner as a person would start it, not as a child of the Vitest we are in. */
function run(runner: string, flags: string[], env: Record<string, string> = {}) {
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  const path = `${join(modules, ".bin")}:${process.env.PATH}`;
  const program = join(modules, ".bin", runner);
  return spawnSync(program, flags, {
    cwd: folder,
    env: { ...Object.fromEntries(outside), ...env, PATH: path },
    encoding: "utf8",
  });
}

test("a planted run of Vitest is counted: passed, failed, skipped, and a file that does not load", () => {
  plant("vitest.config.mjs", "export default {};");
  plant("planted.test.mjs", threeTests("vitest"));
  plant("unloadable.test.mjs", `throw new Error("planted\\nand explained");`);

  const report = join(folder, "vitest.json");
  const { status } = run("vitest", ["run", "--reporter=json", `--outputFile=${report}`]);

  expect(status).not.toBe(0);
  const read = readReport(report, vitestReport);
  expect(read?.tally).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(read?.failures.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    {
      name: expect.stringMatching(/planted\.test\.mjs > breaks$/),
      reason: expect.stringContaining("expected 1 to be 2"),
    },
    { name: expect.stringMatching(/unloadable\.test\.mjs$/), reason: "planted" },
  ]);
});

test("a planted run of Playwright is counted: passed, failed, skipped", () => {
  plant("playwright.config.mjs", `export default { testMatch: "planted.spec.mjs" };`);
  plant("planted.spec.mjs", threeTests("@playwright/test"));

  const report = join(folder, "playwright.json");
  const { status } = run("playwright", ["test", "--reporter=json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });

  expect(status).not.toBe(0);
  expect(readReport(report, playwrightReport)).toEqual({
    tally: { passed: 1, failed: 1, skipped: 1 },
    failures: [{ name: "planted.spec.mjs > breaks", reason: expect.stringContaining("Error:") }],
  });
});

test("a journey that passes only when tried again counts as failed", () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };

  expect(playwrightReport({ stats }).tally).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test("a setup that fails before the first journey is named", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const errors = [{ message: "\u001b[31mError: The product stopped while starting:\u001b[39m\nlog" }];

  expect(playwrightReport({ stats, errors })).toEqual({
    tally: { passed: 0, failed: 1, skipped: 0 },
    failures: [{ name: "outside of a journey", reason: "Error: The product stopped while starting:" }],
  });
});

test("a report that was never written doesn't count", () => {
  expect(readReport(join(folder, "missing.json"), vitestReport)).toBeNull();
});
