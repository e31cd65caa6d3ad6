import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPostgresUrl } from "../databases.ts";
import { crashWorker } from "./crash-worker.ts";

const postgres = process.env.TEST_DATABASE_URL ?? "";
let dataDir = "";
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "citeworthy-crash-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// `npm run bench -- crash` is the long form: a hundred times.
test.skipIf(!postgres)("a worker killed twice loses nothing and counts nothing twice", async () => {
  const databaseUrl = await freshPostgresUrl(postgres);
  const report = await crashWorker({ databaseUrl, dataDir, rounds: 2, seed: 5, analysesARound: 3 });
  expect(report.faults).toEqual([]);
  expect(report.done + report.givenBack).toBe(6);
});
