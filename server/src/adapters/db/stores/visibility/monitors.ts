import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import { recordOf } from "@citeworthy/core/record-of";
import { MONITORED } from "@citeworthy/core/visibility/ratings";
import { and, asc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { MonitorStore, QueryRun } from "../../../../ports/visibility/monitors.ts";
import type { Db } from "../../database.ts";
import {
  visibilityAnswers,
  visibilityMonitors,
  visibilityResults,
  visibilityRuns,
  visibilitySites,
} from "../../schema/all.ts";

const owned = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(visibilityMonitors.id, id), eq(visibilityMonitors.userId, userId));

const asked = (id: string, queries: readonly string[]) =>
  and(eq(visibilityRuns.monitorId, id), inArray(visibilityRuns.query, [...queries]));

type RunRow = { at: Date; query: string; analysis: VisibilityResult["aiAnalysis"]; words: string | null };

const savedMonitors = (
  db: Db,
): Pick<MonitorStore, "save" | "listOf" | "remove" | "pause" | "edit" | "due" | "claim" | "noteMissed"> => ({
  async save(monitor) {
    await db.insert(visibilityMonitors).values(monitor).onConflictDoNothing();
  },
  listOf: (userId) =>
    db
      .select()
      .from(visibilityMonitors)
      .where(eq(visibilityMonitors.userId, userId))
      .orderBy(asc(visibilityMonitors.createdAt), asc(visibilityMonitors.id)),
  async remove(monitor) {
    await db.delete(visibilityMonitors).where(owned(monitor));
  },
  async pause(monitor, pausedAt) {
    await db.update(visibilityMonitors).set({ pausedAt }).where(owned(monitor));
  },
  async edit(monitor, { name, queries }) {
    await db.update(visibilityMonitors).set({ name, queries }).where(owned(monitor));
  },
  due: (now, limit) =>
    db
      .select()
      .from(visibilityMonitors)
      .where(and(isNull(visibilityMonitors.pausedAt), lte(visibilityMonitors.nextRunAt, now)))
      .orderBy(asc(visibilityMonitors.nextRunAt))
      .limit(limit),
  async claim({ id, nextRunAt: known }, nextRunAt) {
    const claimed = await db
      .update(visibilityMonitors)
      .set({ nextRunAt })
      .where(and(eq(visibilityMonitors.id, id), eq(visibilityMonitors.nextRunAt, known)))
      .returning({ id: visibilityMonitors.id });
    return claimed.length === 1;
  },
  async noteMissed(id, missed) {
    await db.update(visibilityMonitors).set({ missed }).where(eq(visibilityMonitors.id, id));
  },
});

const monitorHistory = (db: Db): Pick<MonitorStore, "runsOf" | "citationsOf"> => ({
  async runsOf(id, queries) {
    const rows = await db
      .select({
        at: visibilityRuns.createdAt,
        query: visibilityRuns.query,
        analysis: sql<VisibilityResult["aiAnalysis"]>`${visibilityResults.result} -> 'aiAnalysis'`,
        // What the page said, not how it scored: that is what an annotation tells.
        words: sql<string | null>`md5((${visibilitySites.reading} -> 'passages')::text)`,
      })
      .from(visibilityRuns)
      .innerJoin(visibilityResults, eq(visibilityResults.runId, visibilityRuns.id))
      .leftJoin(
        visibilitySites,
        and(eq(visibilitySites.runId, visibilityRuns.id), eq(visibilitySites.place, 0)),
      )
      .where(asked(id, queries))
      .orderBy(asc(visibilityRuns.createdAt), asc(visibilityRuns.id));
    const before = new Map<string, RunRow>();
    return rows.map((row) => {
      const point = pointOf(row, before.get(row.query));
      before.set(row.query, row);
      return point;
    });
  },
  async citationsOf(id, queries, since) {
    const rows = await db
      .select({
        at: visibilityRuns.createdAt,
        hosts: sql<string[] | null>`(
            select jsonb_agg(source ->> 'host') from jsonb_array_elements(${visibilityAnswers.answer} -> 'citations') source
            where (source ->> 'cited')::boolean and source ->> 'host' <> '')`,
      })
      .from(visibilityAnswers)
      .innerJoin(visibilityRuns, eq(visibilityRuns.id, visibilityAnswers.runId))
      .where(and(asked(id, queries), gte(visibilityRuns.createdAt, since)));
    return rows.map(({ at, hosts }) => ({ at: at.toISOString(), hosts: hosts ?? [] }));
  },
});

export const monitorStore = (db: Db): MonitorStore => ({
  ...savedMonitors(db),
  ...monitorHistory(db),
});

function pointOf({ at, query, analysis, words }: RunRow, before: RunRow | undefined): QueryRun {
  const rates = recordOf(MONITORED, (engine) => {
    const { cited, counted } = analysis[engine];
    return { cited, counted };
  });
  const pageChanged = before !== undefined && words !== before.words;
  return { at: at.toISOString(), query, rates, pageChanged };
}
