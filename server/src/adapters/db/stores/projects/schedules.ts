import { and, asc, count, eq, isNull, lte, sql } from "drizzle-orm";
import type { ScheduleStore } from "../../../../ports/projects/schedules.ts";
import type { Db } from "../../database.ts";
import { projectPages, schedules } from "../../schema/all.ts";

const owned = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(schedules.id, id), eq(schedules.userId, userId));

const savedSchedules = (
  db: Db,
): Pick<ScheduleStore, "save" | "listOf" | "countOf" | "usesOf" | "find" | "remove"> => ({
  async save(schedule) {
    await db.insert(schedules).values(schedule);
  },
  listOf: (projectId) =>
    db.select().from(schedules).where(eq(schedules.projectId, projectId)).orderBy(asc(schedules.createdAt)),
  async countOf(userId) {
    const [row] = await db.select({ schedules: count() }).from(schedules).where(eq(schedules.userId, userId));
    return row?.schedules ?? 0;
  },
  usesOf: (userId) => {
    const active = sql`${projectPages.deletedAt} is null and ${projectPages.archivedAt} is null`;
    const all = sql`(select count(*) from ${projectPages} where ${projectPages.projectId} = ${schedules.projectId} and ${active})`;
    // A list of pages that is stored as JSON's null is no SQL null.
    const uses = sql<number>`(case when jsonb_typeof(${schedules.pageIds}) = 'array' then jsonb_array_length(${schedules.pageIds}) else ${all} end)::int`;
    return db
      .select({ every: schedules.every, uses })
      .from(schedules)
      .where(and(eq(schedules.userId, userId), isNull(schedules.pausedAt)));
  },
  async find(id) {
    const [row] = await db.select().from(schedules).where(eq(schedules.id, id));
    return row ?? null;
  },
  async remove(schedule) {
    await db.delete(schedules).where(owned(schedule));
  },
});

const scheduleState = (
  db: Db,
): Pick<ScheduleStore, "pause" | "setEmails" | "due" | "claim" | "unsubscribe"> => ({
  async pause(schedule, pausedAt) {
    await db.update(schedules).set({ pausedAt }).where(owned(schedule));
  },
  async setEmails(schedule, emails) {
    await db.update(schedules).set({ emails }).where(owned(schedule));
  },
  due: (now, limit) =>
    db
      .select()
      .from(schedules)
      .where(and(isNull(schedules.pausedAt), lte(schedules.nextRunAt, now)))
      .orderBy(asc(schedules.nextRunAt))
      .limit(limit),
  async claim({ id, nextRunAt: known }, nextRunAt) {
    const claimed = await db
      .update(schedules)
      .set({ nextRunAt })
      .where(and(eq(schedules.id, id), eq(schedules.nextRunAt, known)))
      .returning({ id: schedules.id });
    return claimed.length === 1;
  },
  async unsubscribe(tokenHash) {
    const stopped = await db
      .update(schedules)
      .set({ emails: false })
      .where(eq(schedules.tokenHash, tokenHash))
      .returning({ id: schedules.id });
    return stopped.length > 0;
  },
});

export const scheduleStore = (db: Db): ScheduleStore => ({
  ...savedSchedules(db),
  ...scheduleState(db),
});
