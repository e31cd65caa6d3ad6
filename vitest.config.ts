import { defineConfig } from "vitest/config";
import { content } from "./web/content/compile/content-plugin.ts";

export default defineConfig({
  plugins: [content()],
  test: {
    include: ["{core,server,cli,web}/**/*.test.{ts,tsx}", "{scripts,e2e}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: ["server/src/testing/databases.setup.ts"],
    // Half of the time is spent waiting for databases and processes, so both of two cores can be busy with it.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
