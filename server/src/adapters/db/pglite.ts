/** The embedded database: PostgreSQL in this process, its files under DATA_DIR. */
import { execFile } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PGlite, types } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite, PgBoss } from "pg-boss";
import { lockDataDir } from "./data-dir-lock.ts";
import { type Database, migrationsFolder } from "./database.ts";
import { copyPrepared, VERSION_FILE } from "./prepared-folder.ts";
import * as schema from "./schema/all.ts";
import { SyncedFiles } from "./synced-files.ts";
import { routeTransactions } from "./transaction-router.ts";

/** The PostgreSQL major inside the pinned PGlite; folders of another major cannot be opened. */
const MAJOR = "18";

export class DatabaseUnreadable extends Error {
  constructor(dir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database in ${dir} could not be opened (${reason}). Nothing was changed. ` +
        "Restore a backup of that folder, or start with another DATA_DIR.",
      { cause },
    );
    this.name = "DatabaseUnreadable";
  }
}

const versionFile = (dir: string) => join(dir, VERSION_FILE);

function checkFolder(dir: string): void {
  const file = versionFile(dir);
  if (!existsSync(file)) return;
  const version = readFileSync(file, "utf8").trim();
  if (version !== MAJOR)
    throw new Error(
      `it contains PostgreSQL ${version || "(unknown version)"} files; version ${MAJOR} is required`,
    );
}

/** PGlite lets every user of the machine read and write some of its files, so nobody else may enter their folder. */
const OWNER_ONLY = 0o700;

/** PostgreSQL's default of 128 MB is touched at start, and files that it doesn't hold are in the machine's own cache. */
const SHARED_BUFFERS = "16MB";
const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`];

/**
 * PGlite writes and reads bytes as text, number by number, which takes ten milliseconds for the page of an analysis. What a
 * serializer returns as bytes is sent as it is, although its type names only text.
 */
const asBytes = {
  serializers: { [types.BYTEA]: (value: Uint8Array) => value as unknown as string },
  parsers: { [types.BYTEA]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), "hex")) },
};

const createProgram = fileURLToPath(new URL("./create-folder.ts", import.meta.url));

async function createIfNew(dir: string): Promise<void> {
  if (existsSync(versionFile(dir)) || copyPrepared(dir)) return;
  await promisify(execFile)(process.execPath, [createProgram, dir]);
}

/** A first query finds a damaged folder at start and not while a user is waiting. */
async function openFiles(dir: string): Promise<PGlite> {
  try {
    checkFolder(dir);
    chmodSync(dir, OWNER_ONLY);
    await createIfNew(dir);
    const pglite = await PGlite.create({ fs: new SyncedFiles(dir), startParams, ...asBytes });
    await pglite.query("select count(*) from pg_class");
    return pglite;
  } catch (cause) {
    throw new DatabaseUnreadable(dir, cause);
  }
}

const openMemory = (snapshot?: Blob) =>
  PGlite.create({ ...(snapshot && { loadDataDir: snapshot }), ...asBytes });

/** `null` keeps everything in memory, for tests; a snapshot saves them creating a new database. */
export async function openPglite(dataDir: string | null, snapshot?: Blob): Promise<Database> {
  const dir = dataDir === null ? null : join(dataDir, "pglite");
  const release = dir === null ? () => {} : lockDataDir(dir);
  try {
    const pglite = routeTransactions(dir === null ? await openMemory(snapshot) : await openFiles(dir));
    const db = drizzle(pglite, { schema });
    await migrate(db, { migrationsFolder });
    return {
      kind: "pglite",
      db,
      listen: (channel, heard) => pglite.listen(channel, heard),
      notify: async (channel, payload) =>
        void (await db.execute(sql`select pg_notify(${channel}, ${payload})`)),
      openQueue: queueOn(pglite),
      // Its folder is locked while it is open.
      markRunning: async () => {},
      ping: async () => void (await pglite.query("select 1")),
      close: async () => {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

export const queueOn =
  (pglite: PGlite): Database["openQueue"] =>
  (options) =>
    new PgBoss({ ...options, db: fromPglite(pglite), backend: "pglite" });
