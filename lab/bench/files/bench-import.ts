/**
 * `npm run bench -- import`: a report of 200,000 rows with formulas, scripts and damaged rows among them, previewed as the
 * page does and sent in parts to the running product on the embedded database. Build first. `BENCH_ROWS=20000` takes fewer.
 * Fails if a row is lost or counted twice, or if the server needs more memory than the limit.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { readReport, takeRows } from "../../../core/src/imports/measured-report.ts";
import { freePort } from "../../../e2e/product/free-port.ts";
import { sendReport } from "../../../web/app/features/reports/send-report.ts";
import { call } from "../fairness/callers.ts";
import { hostileReport } from "../hostile-report.ts";
import { memoryOf, startProcess } from "../serve/product-process.ts";

const ROWS = Number(process.env.BENCH_ROWS ?? 200_000);
/** What the import may add to the memory of the server, which keeps one part of 4,000 rows at a time. */
const MOST_ADDED_MB = 400;
const MEMORY_INTERVAL_MS = 100;

const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-import-"));
const port = await freePort();
const base = `http://localhost:${port}`;

async function timed<T>(work: () => T | Promise<T>) {
  const started = performance.now();
  const value = await work();
  return { value, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" };
const child = await startProcess(base, settings);
const ask = globalThis.fetch;
try {
  const body = { email: "import@example.com", password: "correct horse battery" };
  const { cookie } = await call(base, { cookie: "", address: "" }, "/api/auth/sign-up/email", body);
  // The page's own sender runs here: only what a browser adds to a request is added.
  globalThis.fetch = (path, init) =>
    ask(new URL(String(path), base), {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), cookie, origin: base },
    });

  const { text, damaged } = hostileReport(ROWS);
  const preview = await timed(() => {
    const file = readReport(text);
    if (!file) throw new Error("The report has no rows.");
    return takeRows(file, { roles: file.roles, order: file.order, until: "2026-11-14" });
  });
  const { rows, leftCount } = preview.value;
  const report = {
    name: "report.csv",
    hash: createHash("sha256").update(text).digest("hex"),
    source: "bing" as const,
    dated: true,
    rows,
  };
  // The preview takes seconds, in which the server closes an idle connection; a browser would open a new one by itself.
  await fetch("/healthz").catch(() => null);
  const before = memoryOf(child);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child));
  }, MEMORY_INTERVAL_MS);
  const sent = await timed(() => sendReport(report, () => undefined));
  const again = await timed(() => sendReport(report, () => undefined));
  const shown = await timed(async () => (await fetch("/ai-reports")).text());
  const exported = await timed(async () => (await fetch("/ai-reports/export")).text());
  clearInterval(watch);

  const lines = exported.value.trimEnd().split("\r\n").length - 1;
  console.table([
    { step: "preview", seconds: preview.seconds, result: `${rows.length} rows, ${leftCount} left out` },
    { step: "import", seconds: sent.seconds, result: sent.value.kind },
    { step: "the same file again", seconds: again.seconds, result: again.value.kind },
    { step: "page", seconds: shown.seconds, result: `${Math.round(shown.value.length / 1000)} kB` },
    { step: "export", seconds: exported.seconds, result: `${lines} rows` },
  ]);
  console.log(
    `${Math.round(text.length / 1e6)} MB; memory of the server ${before} MB before, at most ${most} MB`,
  );
  const problems = [
    ...(rows.length === ROWS - damaged && leftCount === damaged ? [] : ["rows were lost in the preview"]),
    ...(sent.value.kind === "done" && again.value.kind === "known" ? [] : ["the import failed"]),
    ...(lines === rows.length ? [] : ["rows were lost or counted twice"]),
    ...(/(?:^|,)[=+@]/m.test(exported.value) ? ["a formula was exported as one"] : []),
    ...(shown.value.includes("<script>alert") ? ["a script reached the page"] : []),
    ...(most - before <= MOST_ADDED_MB ? [] : ["too much memory"]),
  ];
  console.log(problems.length === 0 ? "every row once, within the memory limit" : problems.join("; "));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  globalThis.fetch = ask;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}
