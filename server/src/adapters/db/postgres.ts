/** PostgreSQL by DATABASE_URL: any number of web and worker processes share it. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { type Database, migrationsFolder } from "./database.ts";
import { PgListener } from "./pg-listener.ts";
import * as schema from "./schema/all.ts";

/** Any number, the same in every process of this product. */
const MIGRATION_LOCK = 7_272_741;
const POOL_SIZE = 10;
const QUEUE_POOL_SIZE = 4;

export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(
      `Could not connect to PostgreSQL at DATABASE_URL (${reason}). Check the address and that the server is running.`,
      { cause },
    );
    this.name = "DatabaseUnreachable";
  }
}

async function connectOnce(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new DatabaseUnreachable(cause);
  }
}

/** Long enough for a burst of requests on a busy machine; a database that refuses connections is noticed at once. */
const CONNECTION_WAIT_MS = 15_000;

/** One migrator at a time across all processes, on one connection. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await connectOnce(pool);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
  });
  pool.on("error", onLost);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { schema });
  const listener = new PgListener(url);
  return {
    kind: "postgres",
    db,
    listen: (channel, heard) => listener.listen(channel, heard),
    notify: async (channel, payload) =>
      void (await db.execute(sql`select pg_notify(${channel}, ${payload})`)),
    openQueue: (options) => new PgBoss({ ...options, connectionString: url, max: QUEUE_POOL_SIZE }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    markRunning: () => listener.connect(),
    ping: async () => void (await pool.query("select 1")),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
