/** A migrated database with its queue, made once per test run. Each test opens a copy instead of migrating its own. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, migrationsFolder } from "../adapters/db/database.ts";
import { openDatabase } from "../adapters/db/open-database.ts";
import { openPglite, queueOn } from "../adapters/db/pglite.ts";
import { routeTransactions } from "../adapters/db/transaction-router.ts";
import { jsonLines } from "../adapters/log/json-lines.ts";
import { openQueue } from "../adapters/queue/queue.ts";
import { freshPostgresUrl } from "./databases.ts";
import { kept } from "./kept-preparation.ts";
import { PATIENCE } from "./patience.ts";

const SNAPSHOT = "pglite.tar";
/** No job runs, so it stops at once. */
const QUEUE_STOP_MS = 5_000;

async function createQueue(database: Pick<Database, "openQueue" | "listen">): Promise<void> {
  const queue = await openQueue(database, jsonLines("silent"), { patience: PATIENCE });
  await queue.stop(QUEUE_STOP_MS);
}

/** Every test unpacks the snapshot, so it should be small: 1 MB log segments, and no databases to create others from. */
const SMALL_LOG = ["--wal-segsize=1"];
const WITHOUT_TEMPLATES = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];

async function saveSnapshot(file: string): Promise<void> {
  const pglite = routeTransactions(await PGlite.create({ initDbStartParams: SMALL_LOG }));
  await migrate(drizzle(pglite), { migrationsFolder });
  await createQueue({ openQueue: queueOn(pglite), listen: pglite.listen });
  for (const statement of WITHOUT_TEMPLATES) await pglite.exec(statement);
  const dump = await pglite.dumpDataDir("none");
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}

/** Returns the file that embedded databases in memory start from. */
export const snapshot = async (): Promise<string> =>
  join(await kept("snapshot", (dir) => saveSnapshot(join(dir, SNAPSHOT))), SNAPSHOT);

/** Returns the name of the database that others are copied from. */
export async function createTemplate(server: string): Promise<string> {
  const url = await freshPostgresUrl(server);
  const database = await openDatabase({ databaseUrl: url, dataDir: null });
  await createQueue(database);
  await database.close();
  return new URL(url).pathname.slice(1);
}

async function fillDataDir(dir: string): Promise<void> {
  const database = await openPglite(dir);
  await createQueue(database);
  await database.close();
}

/** Returns a product's data folder as its first start leaves it. Products start on copies of it. */
export const preparedDataDir = (): Promise<string> => kept("data-dir", fillDataDir);
