/** The door to backups, for a terminal. Where the embedded database is in use, the process that uses it does the work. */
import { resolve } from "node:path";
import { askOrDo } from "./adapters/backup/ask-or-do.ts";
import type { RestoreChoices } from "./adapters/backup/operator-socket.ts";
import { checkBackup } from "./adapters/backup/read-backup.ts";
import { type Restored, restoreBackup } from "./adapters/backup/restore-backup.ts";
import { type WrittenBackup, writeBackup } from "./adapters/backup/write-backup.ts";
import type { Config } from "./config/config.ts";

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir" | "authSecret">;

export function backUp(place: DatabaseConfig, path: string, now: Date): Promise<WrittenBackup> {
  const file = resolve(path);
  return askOrDo(place, { action: "backUp", file }, ({ db }) => writeBackup(db, file, now));
}

/** A file that can't be used is refused before the database is even opened. */
export async function restore(
  place: DatabaseConfig,
  path: string,
  choices: RestoreChoices,
): Promise<Restored> {
  const file = resolve(path);
  await checkBackup(file);
  const { authSecret } = place;
  return askOrDo(place, { action: "restore", file, ...choices }, ({ db }) =>
    restoreBackup(db, file, { ...choices, authSecret }),
  );
}
