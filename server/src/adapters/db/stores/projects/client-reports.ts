import { and, asc, eq, isNull, lte, not, notInArray, sql } from "drizzle-orm";
import type { ClientReportStore } from "../../../../ports/projects/client-reports.ts";
import type { Db } from "../../database.ts";
import { projects, reportRecipients, reportSchedules, reportTemplates } from "../../schema/all.ts";
import { hasSuspendedOwner } from "../workspaces/suspended-owner.ts";

type OwnedProject = { projectId: string; userId: string };
const owned = ({ projectId, userId }: OwnedProject) =>
  and(eq(reportSchedules.projectId, projectId), eq(reportSchedules.userId, userId));

const contents = (
  db: Db,
): Pick<ClientReportStore, "choiceOf" | "setChoice" | "templatesOf" | "saveTemplate" | "removeTemplate"> => ({
  async choiceOf(projectId) {
    const [row] = await db
      .select({ choice: projects.reportChoice })
      .from(projects)
      .where(eq(projects.id, projectId));
    return row?.choice ?? null;
  },
  async setChoice({ projectId, userId }, reportChoice) {
    await db
      .update(projects)
      .set({ reportChoice })
      .where(and(eq(projects.id, projectId), eq(projects.userId, userId)));
  },
  templatesOf: (userId) =>
    db
      .select({
        id: reportTemplates.id,
        userId: reportTemplates.userId,
        name: reportTemplates.name,
        choice: reportTemplates.choice,
      })
      .from(reportTemplates)
      .where(eq(reportTemplates.userId, userId))
      .orderBy(asc(sql`lower(${reportTemplates.name})`)),
  saveTemplate: (template) =>
    db.transaction(async (tx) => {
      const isSameName = sql`lower(${reportTemplates.name}) = lower(${template.name})`;
      await tx.delete(reportTemplates).where(and(eq(reportTemplates.userId, template.userId), isSameName));
      await tx.insert(reportTemplates).values(template).onConflictDoNothing();
    }),
  async removeTemplate({ id, userId }) {
    const removed = await db
      .delete(reportTemplates)
      .where(and(eq(reportTemplates.id, id), eq(reportTemplates.userId, userId)))
      .returning({ id: reportTemplates.id });
    return removed.length > 0;
  },
});

const schedules = (
  db: Db,
): Pick<
  ClientReportStore,
  "scheduleOf" | "saveSchedule" | "pauseSchedule" | "removeSchedule" | "due" | "claim"
> => ({
  async scheduleOf(projectId) {
    const [row] = await db.select().from(reportSchedules).where(eq(reportSchedules.projectId, projectId));
    return row ?? null;
  },
  async saveSchedule(schedule) {
    const { every, message, nextRunAt, pausedAt } = schedule;
    await db.insert(reportSchedules).values(schedule).onConflictDoUpdate({
      target: reportSchedules.projectId,
      set: { every, message, nextRunAt, pausedAt },
    });
  },
  async pauseSchedule(project, pausedAt) {
    await db.update(reportSchedules).set({ pausedAt }).where(owned(project));
  },
  async removeSchedule(project) {
    await db.delete(reportSchedules).where(owned(project));
  },
  due: (now, limit) =>
    db
      .select()
      .from(reportSchedules)
      .where(
        and(
          isNull(reportSchedules.pausedAt),
          lte(reportSchedules.nextRunAt, now),
          not(hasSuspendedOwner(reportSchedules.userId)),
        ),
      )
      .orderBy(asc(reportSchedules.nextRunAt))
      .limit(limit),
  async claim({ projectId, nextRunAt: known }, { nextRunAt, sentAt }) {
    const claimed = await db
      .update(reportSchedules)
      .set({ nextRunAt, lastSentAt: sentAt })
      .where(and(eq(reportSchedules.projectId, projectId), eq(reportSchedules.nextRunAt, known)))
      .returning({ projectId: reportSchedules.projectId });
    return claimed.length === 1;
  },
});

const recipients = (
  db: Db,
): Pick<ClientReportStore, "recipientsOf" | "recipient" | "setRecipients" | "unsubscribe"> => ({
  recipientsOf: (projectId) =>
    db
      .select()
      .from(reportRecipients)
      .where(eq(reportRecipients.projectId, projectId))
      .orderBy(asc(reportRecipients.email)),
  async recipient(id) {
    const [row] = await db.select().from(reportRecipients).where(eq(reportRecipients.id, id));
    return row ?? null;
  },
  setRecipients: ({ projectId, userId }, wanted) =>
    db.transaction(async (tx) => {
      const own = and(eq(reportRecipients.projectId, projectId), eq(reportRecipients.userId, userId));
      const kept = wanted.map(({ email }) => email.toLowerCase());
      const isMissing =
        kept.length === 0 ? undefined : notInArray(sql`lower(${reportRecipients.email})`, kept);
      await tx.delete(reportRecipients).where(and(own, isNull(reportRecipients.stoppedAt), isMissing));
      if (wanted.length > 0)
        await tx
          .insert(reportRecipients)
          .values([...wanted])
          .onConflictDoNothing();
    }),
  async unsubscribe(tokenHash, now) {
    const stopped = await db
      .update(reportRecipients)
      .set({ stoppedAt: sql`coalesce(${reportRecipients.stoppedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(reportRecipients.tokenHash, tokenHash))
      .returning({ id: reportRecipients.id });
    return stopped.length > 0;
  },
});

export const clientReportStore = (db: Db): ClientReportStore => ({
  ...contents(db),
  ...schedules(db),
  ...recipients(db),
});
