/** The jobs of a user that failed. A page of a batch doesn't count, because the batch's pace limits it already. */
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { jobs } from "../../schema/all.ts";

/** A row where at least so many failed since then: when the user asked for the last but `atMost - 1` of them. */
export const nthLastFailure = (db: Db, userId: string, { atMost, since }: { atMost: number; since: Date }) =>
  db
    .select({ at: jobs.createdAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.state, "failed"),
        gt(jobs.createdAt, since),
        sql`not (${jobs.input} ? 'batchId')`,
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .offset(atMost - 1)
    .limit(1);
