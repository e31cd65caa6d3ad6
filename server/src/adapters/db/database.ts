/** What the rest of the server may know of the database, whichever one it is. */
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import type * as schema from "./schema/all.ts";

/** Both drivers put the rows of a raw query under `rows`; we don't use the rest of their results. */
type Rows<Row> = { rows: Row[] };
interface RawResult extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}
export type Db = PgDatabase<RawResult, typeof schema>;

/** `null`: the connection was lost and is back, so notifications may have been missed; read your state again. */
export type Heard = (payload: string | null) => void;

export type Database = {
  kind: "pglite" | "postgres";
  db: Db;
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** The queue's engine on the same database. */
  openQueue(options: ConstructorParameters<typeof PgBoss>[0] & object): PgBoss;
  ping(): Promise<void>;
  /** Until it is closed, other programs can tell that a process serves this database. */
  markRunning(): Promise<void>;
  /** The connections of this process; the embedded database has none. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** Migrations are found beside the code, so that a start needs no working directory. */
export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
