import { defineConfig } from "vitest/config";
import { content } from "./web/content/compile/content-plugin.ts";

const common = { exclude: ["**/node_modules/**", "**/build/**"], testTimeout: 60_000, hookTimeout: 60_000 };

/** The long proofs: killed processes, races, many messages in every order, audits with wrong results. `npm run proofs` runs them. */
const proofs = {
  test: {
    ...common,
    name: "proofs",
    include: ["{core,server}/**/*.proof.ts"],
    globalSetup: ["server/src/testing/databases.setup.ts"],
    isolate: false,
  },
};

export default defineConfig({
  test: {
    // Half of the time is spent waiting for databases and processes, so both of two cores can be busy with it.
    maxWorkers: 2,
    projects: [
      {
        // Pure functions without a state to spoil: read once, shared by all of their tests.
        test: { ...common, name: "core", include: ["core/**/*.test.ts"], isolate: false },
      },
      {
        plugins: [content()],
        test: {
          ...common,
          name: "house",
          include: ["{server,cli}/**/*.test.ts", "{scripts,e2e}/**/*.test.ts"],
          globalSetup: ["server/src/testing/databases.setup.ts"],
          // No module does work or keeps a state on import; each test opens a database of its own.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        // A browser's modules do keep some: which page was told last, which path was saved.
        plugins: [content()],
        test: { ...common, name: "web", include: ["web/**/*.test.{ts,tsx}"] },
      },
      proofs,
    ],
  },
});
