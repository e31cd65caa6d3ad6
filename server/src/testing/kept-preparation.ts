/**
 * Keeps what takes seconds to prepare under node_modules/.cache, named after everything that it is made from. A change
 * of a migration or of a library therefore makes a new one.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrationsFolder } from "../adapters/db/database.ts";

const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/test-database", import.meta.url));
const LOCKFILE = fileURLToPath(new URL("../../../package-lock.json", import.meta.url));
const MAKERS = [
  "./prepared-databases.ts",
  "./patience.ts",
  "../adapters/queue/queue.ts",
  "../adapters/db/pglite.ts",
];

function fingerprint(): string {
  const migrations = readdirSync(migrationsFolder, { recursive: true, encoding: "utf8" }).sort();
  const files = [
    ...migrations.filter((name) => /\.(sql|json)$/.test(name)).map((name) => join(migrationsFolder, name)),
    ...MAKERS.map((name) => fileURLToPath(new URL(name, import.meta.url))),
    LOCKFILE,
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** `make` fills an empty folder. Several runs may do so at once: the first to finish is kept. */
export async function kept(name: string, make: (dir: string) => Promise<void>): Promise<string> {
  const dir = join(CACHE, `${name}-${fingerprint()}`);
  if (existsSync(dir)) return dir;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, "unfinished-"));
  await make(unfinished);
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
  return dir;
}
