import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { freePort } from "../product/free-port.ts";
import { type HostRun, runHost } from "../product/run-host.ts";

/** A data folder and the processes started on it, gone when the test is over. */
const test = base.extend<{
  dataDir: string;
  host: (settings?: Record<string, string>, args?: string[]) => HostRun;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from this pattern
  dataDir: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), "citeworthy-process-"));
    await use(dir);
    rmSync(dir, { recursive: true, force: true });
  },
  host: async ({ dataDir }, use) => {
    const runs: HostRun[] = [];
    await use((settings = {}, args = []) => {
      const run = runHost({ DATA_DIR: dataDir, PORT: "0", ...settings }, args);
      runs.push(run);
      return run;
    });
    for (const run of runs) run.signal("SIGKILL");
    await Promise.all(runs.map((run) => run.ended));
  },
});

test("a bad value stops the start with a sentence that says which and why", async ({ host }) => {
  const run = host({ PORT: "http", SMTP_URL: "mail.example" });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain("PORT: must be a whole number");
  expect(run.said()).toContain("SMTP_URL: must be an smtp:// or smtps:// URL");
  expect(run.said()).not.toContain("    at ");
});

test("a port that is taken is named", async ({ host }) => {
  const squatter = createServer();
  const port = await new Promise<number>((opened) => {
    squatter.listen(0, () => opened((squatter.address() as { port: number }).port));
  });
  const run = host({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain(`Port ${port} is in use.`);
  squatter.close();
});

test("web or worker alone needs a shared database, and says so", async ({ host }) => {
  const run = host({}, ["--worker"]);
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain("start:worker needs DATABASE_URL");
});

test("a PostgreSQL that does not answer is a sentence without its password", async ({ host }) => {
  const run = host({ DATABASE_URL: `postgres://app:hunter2@127.0.0.1:${await freePort()}/app` });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain("Could not connect to PostgreSQL at DATABASE_URL");
  expect(run.said()).not.toContain("hunter2");
});

test("a second process on the same folder is refused, the first stops when asked, and a folder damaged since is left alone", async ({
  dataDir,
  host,
}) => {
  const port = await freePort();
  const first = host({ PORT: String(port) });
  await first.ready();
  const second = host();
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`is in use by process ${first.pid}.`);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  writeFileSync(join(dataDir, "pglite/global/pg_control"), "damaged");
  const third = host();
  expect(await third.ended).toBe(1);
  expect(third.said()).toMatch(/could not be opened .*Restore a backup/s);
});
