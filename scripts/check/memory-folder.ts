/** Tests write gigabytes that nobody keeps. In memory that takes a fraction of the processor time that a disk takes. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** All databases of a run take about 3 GB, and the programs themselves as much. */
const NEEDED_BYTES = 8e9;
/** The number is the process that uses it. */
const NAME = /^citeworthy-tests-(\d+)-/;

/** Returns a new folder in `shared`, or `null` where that isn't writable, has too little room, or runs no programs. */
export function memoryFolder(shared = "/dev/shm", needed = NEEDED_BYTES): string | null {
  try {
    removeAbandoned(shared);
    const { bavail, bsize } = statfsSync(shared);
    if (Math.min(bavail * bsize, process.availableMemory()) < needed) return null;
    const folder = mkdtempSync(join(shared, `citeworthy-tests-${process.pid}-`));
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
    return null;
  } catch {
    return null;
  }
}

/** A run that was killed leaves its folder, and memory stays in use until somebody removes it. */
function removeAbandoned(shared: string): void {
  for (const name of readdirSync(shared)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(shared, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Browsers are unpacked into the temporary folder, and containers often forbid programs in shared memory. */
function runsPrograms(folder: string): boolean {
  // The tests' PostgreSQL runs as another user and opens files in it.
  chmodSync(folder, 0o711);
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
