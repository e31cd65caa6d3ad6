import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser/find-browser.ts";
import { place } from "./e2e/product/place.ts";

const { executablePath, args, env } = await findBrowser();
const environment = Object.entries({ ...process.env, ...env }).filter((entry) => entry[1] !== undefined);

// Journeys start the product several times; a cache of compiled code halves each start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node");

/** Whether the product answers and wakes at all. Every other journey waits for it, and is skipped if it fails. */
const FIRST = "e2e/first.spec.ts";

/** What every change may break. `npm test` runs these journeys, and `npm run proofs` those of every other folder. */
const EVERY_RUN = "e2e/journeys/**";

/** Workers read this file too, after the setup has announced where the product is. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  projects: [
    { name: "first", testMatch: FIRST },
    {
      name: "journeys",
      testMatch: `${EVERY_RUN}/*.spec.ts`,
      dependencies: ["first"],
      // The longest takes half a minute. One that hangs should be seen soon.
      timeout: 300_000,
      expect: { timeout: 120_000 },
      // A press that is lost names what it waited for, instead of ending the test by its limit.
      use: { actionTimeout: 120_000 },
    },
    { name: "proofs", testIgnore: [FIRST, EVERY_RUN], dependencies: ["first"] },
  ],
  fullyParallel: true,
  // A journey waits for the server as often as it works: three keep two cores busy.
  workers: 3,
  retries: 0,
  // Five failures say what is wrong; the rest would repeat it, each by its time limit.
  maxFailures: 5,
  forbidOnly: Boolean(process.env.CI),
  timeout: 900_000,
  // Many waits are for a job: the engine alone may take 20 s, and its thread has to start on a busy machine.
  expect: { timeout: 240_000 },
  reporter: [["list"]],
  outputDir: "test-results/journeys",
  use: {
    ...(place.known && { baseURL: place.known.baseUrl }),
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // A trace costs a quarter of the time: TRACE=1 asks for it once a journey has failed.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args, env: Object.fromEntries(environment) as Record<string, string> },
  },
});
