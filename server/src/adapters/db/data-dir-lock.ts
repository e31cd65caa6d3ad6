/** One process per embedded database: a second one would lose acknowledged writes without a word. */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { errorCode } from "../../error-code.ts";

/** A takeover lasts microseconds; one that is older was left by a process that died in it. */
const TAKEOVER_STALE_MS = 10_000;
const ATTEMPTS = 20;
const held = new Set<string>();

export class DataDirInUse extends Error {
  constructor(dir: string, holder: number) {
    super(
      `The data directory ${dir} is in use by process ${holder}. Stop that process, choose another DATA_DIR, ` +
        "or set DATABASE_URL to run several processes on one PostgreSQL.",
    );
    this.name = "DataDirInUse";
  }
}

/** Process ids are used again; the start time tells two holders of one id apart. Empty where /proc is absent. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function isDead(content: string, file: string): boolean {
  const [id = "", started = ""] = content.split(" ");
  const pid = Number(id);
  if (!pid || !isAlive(pid)) return true;
  if (pid === process.pid) return !held.has(file);
  const runningSince = startTime(pid);
  return started !== "" && runningSince !== "" && runningSince !== started;
}

class DataDirFull extends Error {
  constructor(dir: string) {
    super(
      `The disk of ${dir} is full. Nothing was changed. Free some space, or move DATA_DIR to a larger disk.`,
    );
    this.name = "DataDirFull";
  }
}

function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, `${process.pid} ${startTime(process.pid)}`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (errorCode(error) === "ENOSPC") throw new DataDirFull(dirname(file));
    throw error;
  }
}

/** Two starters may both see a dead holder; only the one that makes this folder may remove its file. */
function removeDead(file: string, seen: string): void {
  const takeover = `${file}.takeover`;
  try {
    mkdirSync(takeover);
  } catch {
    const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > TAKEOVER_STALE_MS) rmSync(takeover, { recursive: true, force: true });
    return;
  }
  try {
    if (readFileSync(file, "utf8") === seen) rmSync(file, { force: true });
  } catch {
    // The file is gone already: the holder's owner left in the meantime.
  } finally {
    rmdirSync(takeover);
  }
}

const contentOf = (file: string): string | null => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
};

/** Returns the release. A lock of a live process is never taken over, however old it is. */
export function lockDataDir(dataDir: string): () => void {
  const dir = resolve(dataDir);
  mkdirSync(dir, { recursive: true });
  const file = `${dir}.lock`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (tryCreate(file)) {
      held.add(file);
      const release = () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
      process.once("exit", release);
      return release;
    }
    const content = contentOf(file);
    if (content === null) continue;
    if (!isDead(content, file)) throw new DataDirInUse(dir, Number(content.split(" ")[0]));
    removeDead(file, content);
  }
  throw new Error(
    `The data directory ${dir} could not be locked. Remove ${file} if no other process uses it.`,
  );
}
