/** Work on the database from a terminal. Where the embedded database is in use, the process that uses it does the work. */
import type { Config } from "../../config/config.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { askOperatorSocket, type OperatorRequest } from "./operator-socket.ts";

const isInUse = (error: unknown) => error instanceof Error && error.name === "DataDirInUse";

export async function askOrDo<Done>(
  place: Pick<Config, "databaseUrl" | "dataDir">,
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
