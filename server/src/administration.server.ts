/** The door for an operator at a terminal: roles and plans, straight on the database. */
import { openDatabase } from "./adapters/db/open-database.ts";
import { userStore } from "./adapters/db/stores/users.ts";
import type { Config } from "./config.ts";
import type { UserStore } from "./ports/users.ts";

export type Administration = UserStore & { close(): Promise<void> };

export async function openAdministration(
  config: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<Administration> {
  const database = await openDatabase(config);
  return { ...userStore(database.db), close: database.close };
}
