/**
 * Creates the files of a new embedded database with its tables and those of the queue, in a separate process: `node create-folder.ts <dir>`, or
 * without a folder, as a part of the build, the one that is copied. PostgreSQL's initdb is a second WebAssembly program, and
 * 120 MB that it used would never be given back by the server's process.
 */
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { openQueue } from "../queue/queue.ts";
import { migrationsFolder } from "./database.ts";
import { queueOn } from "./pglite.ts";
import { prepareFolder } from "./prepared-folder.ts";
import { SyncedFiles } from "./synced-files.ts";
import { routeTransactions } from "./transaction-router.ts";

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const STOP_MS = 1_000;

async function create(dir: string): Promise<void> {
  const created = routeTransactions(await PGlite.create({ fs: new SyncedFiles(dir) }));
  await migrate(drizzle(created), { migrationsFolder });
  const queue = await openQueue({ openQueue: queueOn(created), listen: async () => async () => {} }, quiet);
  await queue.stop(STOP_MS);
  await created.close();
}

const [dir] = process.argv.slice(2);
await (dir === undefined ? prepareFolder(create) : create(dir));
