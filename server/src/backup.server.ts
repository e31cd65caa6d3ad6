/** The door to backups, for a terminal. Where the embedded database is in use, the process that uses it does the work. */
import { resolve } from "node:path";
import { askOperatorSocket, type OperatorRequest } from "./adapters/backup/operator-socket.ts";
import { checkBackup } from "./adapters/backup/read-backup.ts";
import { type Restored, restoreBackup } from "./adapters/backup/restore-backup.ts";
import { type WrittenBackup, writeBackup } from "./adapters/backup/write-backup.ts";
import type { Database } from "./adapters/db/database.ts";
import { openDatabase } from "./adapters/db/open-database.ts";
import type { Config } from "./config/config.ts";

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir">;

const isInUse = (error: unknown) => error instanceof Error && error.name === "DataDirInUse";

async function askOrDo<Done>(
  place: DatabaseConfig,
  request: OperatorRequest,
  work: (database: Database) => Promise<Done>,
): Promise<Done> {
  let database: Database;
  try {
    database = await openDatabase(place);
  } catch (error) {
    if (!isInUse(error)) throw error;
    const done = await askOperatorSocket(place.dataDir, request);
    if (done === null) throw error;
    return done as Done;
  }
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export function backUp(place: DatabaseConfig, path: string, now: Date): Promise<WrittenBackup> {
  const file = resolve(path);
  return askOrDo(place, { action: "backUp", file }, ({ db }) => writeBackup(db, file, now));
}

/** A file that can't be used is refused before the database is even opened. */
export async function restore(place: DatabaseConfig, path: string, mayReplace: boolean): Promise<Restored> {
  const file = resolve(path);
  await checkBackup(file);
  return askOrDo(place, { action: "restore", file, mayReplace }, ({ db }) =>
    restoreBackup(db, file, { mayReplace }),
  );
}
