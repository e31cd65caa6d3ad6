/** Is there room for the data, and can only its owner read it? */
import { accessSync, constants, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { existingFolder, freeBytes } from "../health/free-space.ts";
import { type DoctorFinding, ok, problem, warning } from "./finding.ts";

const ABOUT = "Disk";
const MB = 1024 * 1024;
const TOO_LITTLE_MB = 200;
const LITTLE_MB = 2_000;
const OTHERS = 0o077;

function checkRoom(free: number): DoctorFinding {
  const text = `${free} MB are free.`;
  const fix = "Free some space, or move DATA_DIR to a larger disk.";
  if (free < TOO_LITTLE_MB) return problem(ABOUT, text, fix);
  return free < LITTLE_MB ? warning(ABOUT, text, fix) : ok(ABOUT, text);
}

function checkOwner(dataDir: string): DoctorFinding[] {
  const database = statSync(join(dataDir, "pglite"), { throwIfNoEntry: false });
  if (!database || (database.mode & OTHERS) === 0) return [];
  const fix = `Run chmod 700 ${join(dataDir, "pglite")}; the next start does it too.`;
  return [problem(ABOUT, "Other users of this machine can open the database's folder.", fix)];
}

export async function checkDisk({ dataDir }: Config): Promise<DoctorFinding[]> {
  const dir = existingFolder(dataDir);
  try {
    accessSync(dir, constants.W_OK);
  } catch {
    const fix = "Give that folder to the user that runs the product, or set DATA_DIR to another one.";
    return [problem(ABOUT, `${dir} is not writable.`, fix)];
  }
  return [checkRoom(Math.round(freeBytes(dir) / MB)), ...checkOwner(dataDir)];
}
