/** Starts MariaDB on a temporary data folder. It listens only on its socket. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type Mariadb = { socket: string; stop: () => Promise<void> };

const START_LIMIT_MS = 600_000;

/** MariaDB doesn't run as root without this option. */
const asOwner = () => (process.getuid?.() === 0 ? ["--user=root"] : []);

export async function startMariadb(folder: string, database: string): Promise<Mariadb> {
  const data = join(folder, "mariadb");
  const socket = join(folder, "db.sock");
  mkdirSync(data);
  run("mariadb-install-db", [
    ...["--no-defaults", `--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db"],
    ...asOwner(),
  ]);
  const child = spawn(
    "mariadbd",
    [
      ...["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, "--skip-networking"],
      // What is written is thrown away in the end: it needn't reach the disk.
      ...["--innodb-flush-log-at-trx-commit=0", "--innodb-doublewrite=0", "--sync-binlog=0"],
      ...["--innodb-buffer-pool-size=64M", `--pid-file=${join(folder, "db.pid")}`, ...asOwner()],
    ],
    { stdio: "ignore" },
  );
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGKILL");
    await gone;
  };
  try {
    await untilAnswers(child, socket);
    run("mariadb", ["--no-defaults", `--socket=${socket}`, "-uroot", "-e", `CREATE DATABASE ${database}`]);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { socket, stop };
}

function run(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}

async function untilAnswers(child: ChildProcess, socket: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  const ping = ["--no-defaults", `--socket=${socket}`, "-uroot", "ping"];
  while (spawnSync("mariadb-admin", ping).status !== 0) {
    if (child.exitCode !== null) throw new Error("MariaDB stopped while starting.");
    if (performance.now() > deadline) throw new Error("MariaDB did not start in time.");
    await sleep(100);
  }
}
