/**
 * `npm run bench -- logs`: `cli logs` on 10 million lines, next to `grep -c` on the same files. Shows lines per second and
 * the most memory that the process used; fails above the memory limit. `BENCH_LINES=1000000` takes fewer.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { logLine } from "../log-lines.ts";

const LINES = Number(process.env.BENCH_LINES ?? 10_000_000);
/** The file is passed several times, so that the bench needs a tenth of the disk. */
const TIMES = 10;
const LINES_AT_ONCE = 5_000;
/** The report counts pages per bot and keeps only so many of them; the rest of the process is Node. */
const MEMORY_LIMIT_MB = 400;
const MEMORY_INTERVAL_MS = 200;

async function writeLog(path: string, lines: number): Promise<void> {
  const file = createWriteStream(path);
  for (let at = 0; at < lines; at += LINES_AT_ONCE) {
    const count = Math.min(LINES_AT_ONCE, lines - at);
    const text = Array.from({ length: count }, (_, offset) => logLine(at + offset)).join("");
    if (!file.write(text)) await once(file, "drain");
  }
  await new Promise<void>((done) => file.end(done));
}

/** Of the process itself, as Linux counts it. */
function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function measure(command: string, args: string[]) {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (piece) => {
    output += piece;
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
  }, MEMORY_INTERVAL_MS);
  const [code] = await once(child, "close");
  clearInterval(watch);
  return { seconds: (performance.now() - started) / 1000, peak, code: Number(code), output };
}

const folder = mkdtempSync(join(tmpdir(), "citeworthy-logs-"));
try {
  const path = join(folder, "access.log");
  const perFile = Math.ceil(LINES / TIMES);
  await writeLog(path, perFile);
  const files = Array.from({ length: TIMES }, () => path);
  const grep = await measure("grep", ["-c", "GPTBot", ...files]);
  const ours = await measure(process.execPath, ["cli/src/main.ts", "logs", "--json", ...files]);
  if (ours.code !== 0) throw new Error("`cli logs` failed.");
  const report: { lines: number; unread: number } = JSON.parse(ours.output);
  const total = perFile * TIMES;
  const row = (what: string, { seconds, peak }: typeof ours) => ({
    what,
    seconds: Math.round(seconds * 10) / 10,
    "lines/s": Math.round(total / seconds),
    "most memory, MB": Math.round(peak),
  });
  console.log(`${total} lines, ${Math.round((statSync(path).size * TIMES) / 1e6)} MB`);
  console.table([row("cli logs", ours), row("grep -c GPTBot", grep)]);
  const problems = [
    ...(report.lines === total && report.unread === 0
      ? []
      : [`read ${report.lines}, unread ${report.unread}`]),
    ...(ours.peak <= MEMORY_LIMIT_MB ? [] : [`more memory than ${MEMORY_LIMIT_MB} MB`]),
  ];
  console.log(problems.length === 0 ? "every line read, within the memory limit" : problems.join("; "));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
