/**
 * A new embedded database as `npm run build` leaves it, migrated. Copying it takes a fraction of the seconds that creating
 * one takes. It is named after what it was made from, so a folder of another version is never used.
 */
import { createHash } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrationsFolder } from "./database.ts";
import { syncTree } from "./synced-files.ts";

const builds = fileURLToPath(new URL("../../../build", import.meta.url));
/** It pins the version of PGlite. */
const packageFile = fileURLToPath(new URL("../../../package.json", import.meta.url));
const createFile = fileURLToPath(new URL("./create-folder.ts", import.meta.url));

export const VERSION_FILE = "PG_VERSION";

function fingerprint(): string {
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
  const hash = createHash("sha256");
  for (const file of [
    packageFile,
    createFile,
    ...migrations.sort().map((name) => join(migrationsFolder, name)),
  ])
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

export const preparedFolder = (): string => join(builds, `database-${fingerprint()}`);

/** It holds no data, and the product may run as another user than the one who built it. */
function makeReadable(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** `create` fills the folder. Those of earlier versions go. */
export async function prepareFolder(create: (dir: string) => Promise<void>): Promise<void> {
  const folder = preparedFolder();
  if (existsSync(join(folder, VERSION_FILE))) return;
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(builds);
  await create(folder);
  makeReadable(folder);
}

/** Whether there was one to copy. Its version file comes last: without it, the next start begins again. */
export function copyPrepared(dir: string): boolean {
  const folder = preparedFolder();
  if (!existsSync(join(folder, VERSION_FILE))) return false;
  const copy = { recursive: true, mode: constants.COPYFILE_FICLONE };
  const version = join(folder, VERSION_FILE);
  cpSync(folder, dir, { ...copy, filter: (path) => path !== version });
  syncTree(dir);
  cpSync(version, join(dir, basename(version)));
  return true;
}
