import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { content } from "./web/content/compile/content-plugin.ts";

// Tests start the command line and the engine's threads many times; a cache of compiled code halves each start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node");

/**
 * `testLimitMs`: what waits for a state ends before its test does. `isProof`: a table of many cases tries all of them.
 */
const limit = (testLimitMs: number, isProof: boolean) => ({
  testTimeout: testLimitMs,
  hookTimeout: testLimitMs,
  provide: { testLimitMs, isProof },
});

const common = {
  exclude: ["**/node_modules/**", "**/build/**"],
  ...limit(120_000, false),
  // Vitest waits a second, which isn't enough for a job or an email on a busy machine.
  expect: { poll: { timeout: 60_000 } },
};

const withDatabases = {
  ...common,
  globalSetup: ["server/src/testing/databases.setup.ts"],
  setupFiles: ["server/src/testing/cheap-passwords.setup.ts", "server/src/testing/kept-threads.setup.ts"],
  // No module does work or keeps state on import, and each test opens its own database.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

/** Suites that `npm test` runs on PostgreSQL only. */
const serverSuites = globSync("server/src/**/*.test.ts", { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").includes("serverDatabases"),
);

/** `npm run proofs` runs these: long proofs, the server's suites on the embedded database, and the tests of the lab. */
const proofs = [
  {
    plugins: [content()],
    test: {
      ...withDatabases,
      name: "proofs",
      include: ["{core,server,cli,scripts}/**/*.proof.ts"],
      // Background work gives way to whatever else the machine does: four minutes alone are half an hour beside others.
      ...limit(1_800_000, true),
      expect: { poll: { timeout: 600_000 } },
    },
  },
  {
    test: {
      ...withDatabases,
      name: "embedded",
      include: serverSuites,
      ...limit(600_000, true),
      env: { TEST_SERVER_DATABASE: "pglite" },
    },
  },
  { test: { ...common, name: "lab", include: ["lab/**/*.{test,proof}.ts"], isolate: false } },
];

export default defineConfig({
  test: {
    // Almost half of the time is spent waiting for databases and processes: four workers keep two cores busy.
    maxWorkers: 4,
    // Twenty failures say what is wrong; the rest would repeat it.
    bail: 20,
    // With the times of the last run, the longest files start first and together: those that judge pages, and wait for each other.
    cache: false,
    projects: [
      {
        // Pure functions without a state to spoil: read once, shared by all of their tests.
        test: { ...common, name: "core", include: ["core/**/*.test.ts"], isolate: false },
      },
      {
        plugins: [content()],
        test: {
          ...withDatabases,
          name: "server",
          include: ["server/**/*.test.ts"],
        },
      },
      {
        plugins: [content()],
        test: { ...common, name: "tools", include: ["{cli,scripts,e2e}/**/*.test.ts"], isolate: false },
      },
      {
        // Few of the browser's modules keep state; their tests load them anew.
        plugins: [content()],
        test: { ...common, name: "web", include: ["web/**/*.test.{ts,tsx}"], isolate: false },
      },
      ...proofs,
    ],
  },
});
