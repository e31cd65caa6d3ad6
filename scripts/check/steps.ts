/** What `npm run check`, `npm test` and `npm run proofs` do, in order. A step is one command; its name is what a person reads. */
import { findBrowser, NoBrowser } from "../../e2e/browser/find-browser.ts";
import { playwrightReport, readReport, vitestReport } from "./reports.ts";
import type { Report } from "./tally.ts";

export type Step = {
  name: string;
  command: [program: string, ...flags: string[]];
  /** Its output matters only when it fails. */
  quiet?: boolean;
  /** The steps that must have passed before this one makes sense. */
  needs?: string[];
  env?: Record<string, string>;
  /** Why this machine cannot run it, or `null` when it can. In CI that is a failure, elsewhere the step is skipped. */
  impossible?: () => Promise<string | null>;
  /** What the runner wrote about its tests; a step without a report is one check by itself. */
  report?: () => Report | null;
};

/** Two steps run at once, so each has one core. More checkers would work out the same types again. */
const types = (name: string, project: string, needs?: string): Step => ({
  name: `types: ${name}`,
  command: ["tsc", "-p", project, "--checkers", "1"],
  quiet: true,
  ...(needs && { needs: [needs] }),
});

const staticChecks: Step[] = [
  types("core", "core/tsconfig.json"),
  types("tests of core", "core/tsconfig.test.json"),
  // With the same options, and each file of the server is read once.
  types("server and cli", "tsconfig.node.json"),
  { name: "lint", command: ["biome", "check", "."], quiet: true },
  {
    name: "boundaries",
    command: ["depcruise", "--config", ".dependency-cruiser.cjs", "core", "server", "web", "cli", "e2e"],
    quiet: true,
  },
  // The build deletes the types of the routes and writes them again when it prerenders, so nothing reads them before its end.
  {
    name: "types: routes",
    command: ["npm", "run", "--silent", "typegen", "-w", "web"],
    quiet: true,
    needs: ["build"],
  },
  // In one run, because the journeys and the tools read much of the product as well.
  types("web, e2e and scripts", "tsconfig.browser.json", "types: routes"),
];

/** The lab isn't part of the product, so `npm test` doesn't wait for it. */
const labCheck: Step = {
  name: "types and lint of the lab",
  command: ["npm", "run", "--silent", "check", "-w", "lab"],
  quiet: true,
};

const build: Step = { name: "build", command: ["npm", "run", "--silent", "build"], quiet: true };

function vitest(name: string, reports: string, ...projects: string[]): Step {
  const file = `${reports}/vitest-${projects[0]}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  return {
    name,
    command: [
      "vitest",
      "run",
      ...chosen,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    report: () => readReport(file, vitestReport),
  };
}

/** Proofs measure how long other programs take, so they leave them some of the processor. */
const fewerAtOnce = (step: Step): Step => ({ ...step, command: [...step.command, "--maxWorkers=3"] });

function browser(name: string, reports: string, project: string): Step {
  const file = `${reports}/playwright-${project}.json`;
  return {
    name,
    command: ["playwright", "test", `--project=${project}`, "--reporter=list,json"],
    needs: ["build"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    impossible: whyNoBrowser,
    report: () => readReport(file, playwrightReport),
  };
}

async function whyNoBrowser(): Promise<string | null> {
  try {
    const { version, source, executablePath } = await findBrowser(console.log);
    console.log(`Chromium ${version} (${source}): ${executablePath}`);
    return null;
  } catch (failure) {
    if (failure instanceof NoBrowser) return failure.message;
    throw failure;
  }
}

export type Wanted = "check" | "test" | "proofs";

/** A step that takes minutes waits until everything before it has passed: what is red is seen first. */
const onceGreen = (steps: Step[]): Step[] =>
  steps.map((step, at) =>
    step.quiet ? step : { ...step, needs: steps.slice(0, at).map(({ name }) => name) },
  );

/**
 * `reports` is a folder for the runners' files. The build takes longest of the quiet steps, so it starts first. The
 * tests that take longest come last.
 */
export function stepsOf(wanted: Wanted, reports: string): Step[] {
  if (wanted === "proofs")
    return [
      build,
      labCheck,
      fewerAtOnce(vitest("proofs", reports, "proofs", "embedded", "lab")),
      browser("proofs in the browser", reports, "proofs"),
    ];
  const isBrowser = wanted === "test";
  return onceGreen([
    build,
    ...staticChecks,
    // Early, because a product that doesn't start fails its first journey within seconds.
    ...(isBrowser ? [browser("browser journeys", reports, "journeys")] : []),
    vitest("tests of core and web", reports, "core", "web"),
    vitest("tests of server and tools", reports, "server", "tools"),
  ]);
}
