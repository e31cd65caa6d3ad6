/** All or nothing, in the caller's transaction where there is one: a savepoint for each step would double its statements. */
import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

export const inTransaction = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  is(db, PgTransaction) ? work(db) : db.transaction(work);
