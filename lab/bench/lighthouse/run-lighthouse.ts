/** One page, measured once by Lighthouse's own program, in its own browser. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "../../../e2e/browser/find-browser.ts";

const HERE = import.meta.dirname;
const PROGRAM = join(HERE, "node_modules/lighthouse/cli/index.js");
const LONGEST_MS = 120_000;

/** Lighthouse has its own lockfile, so that nobody who only builds or tests has to fetch it. */
export function installLighthouse(say: (line: string) => void): void {
  if (existsSync(PROGRAM)) return;
  say("fetching Lighthouse, once (about 180 MB)");
  const flags = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", flags, { cwd: HERE, stdio: "inherit" });
  if (status !== 0)
    throw new Error("Lighthouse could not be installed; the bench needs the package registry once.");
}

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

export type Reading = {
  scores: Record<Category, number>;
  layoutShift: number;
  largestPaintMs: number;
  blockedMs: number;
  scriptBytes: number;
  /** What cost points, in the words of Lighthouse. */
  lost: string[];
  throttling: string;
};

type Audit = { id: string; title: string; score: number | null; numericValue?: number; details?: unknown };
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  configSettings: {
    formFactor: string;
    throttlingMethod: string;
    throttling: { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number };
  };
};

/** Now and then the browser's recording of a page is empty. That isn't a reading, so the page is measured once more. */
export const lookAt = (url: string, browser: Browser): Promise<Reading> =>
  look(url, browser).catch((problem: Error) => {
    console.log(`looked at ${url} once more: ${problem.message}`);
    return look(url, browser);
  });

async function look(url: string, browser: Browser): Promise<Reading> {
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = [
    ...["--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${CATEGORIES.join(",")}`],
    `--chrome-flags=${["--headless=new", ...browser.args].join(" ")}`,
  ];
  try {
    await run([url, ...flags], { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath });
    return readingOf(JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(flags: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, ...flags], { env, timeout: LONGEST_MS });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-2_000);
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`Lighthouse stopped:\n${said}`))));
  });
}

export function readingOf({ runtimeError, categories, audits, configSettings }: Report): Reading {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (id: Category) => Math.round((categories[id]?.score ?? 0) * 100);
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = configSettings.throttling;
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    layoutShift: number("cumulative-layout-shift"),
    largestPaintMs: number("largest-contentful-paint"),
    blockedMs: number("total-blocking-time"),
    scriptBytes: scriptBytesOf(audits["network-requests"]?.details),
    lost: Object.values(audits)
      .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
      .map(({ title }) => title),
    throttling: `${configSettings.formFactor}, ${configSettings.throttlingMethod} throttling: ${rttMs} ms round trip, ${throughputKbps} kbit/s, processor ${cpuSlowdownMultiplier} times slower`,
  };
}

type Requests = { items?: { resourceType?: string; transferSize?: number }[] };

const scriptBytesOf = (details: unknown): number =>
  ((details as Requests | undefined)?.items ?? [])
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
