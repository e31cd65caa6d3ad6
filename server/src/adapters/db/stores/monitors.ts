import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import { MONITORED, type MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import type { KeptAnswer } from "@citeworthy/core/visibility/score-site";
import { citationShares, type RunPoint } from "@citeworthy/core/visibility/trend";
import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { MonitorStore } from "../../../ports/monitors.ts";
import type { Db } from "../database.ts";
import {
  visibilityAnswers,
  visibilityMonitors,
  visibilityResults,
  visibilityRuns,
  visibilitySites,
} from "../schema/all.ts";

const owned = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(visibilityMonitors.id, id), eq(visibilityMonitors.userId, userId));

type RunRow = { at: Date; analysis: unknown; reading: unknown };

export function monitorStore(db: Db): MonitorStore {
  return {
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
    async runsOf(monitorId) {
      const rows = await db
        .select({
          at: visibilityRuns.createdAt,
          analysis: sql<unknown>`${visibilityResults.result} -> 'aiAnalysis'`,
          // What the page said, not how it scored: that is what an annotation tells.
          reading: sql<unknown>`${visibilitySites.reading} -> 'passages'`,
        })
        .from(visibilityRuns)
        .innerJoin(visibilityResults, eq(visibilityResults.runId, visibilityRuns.id))
        .leftJoin(
          visibilitySites,
          and(eq(visibilitySites.runId, visibilityRuns.id), eq(visibilitySites.place, 0)),
        )
        .where(eq(visibilityRuns.monitorId, monitorId))
        .orderBy(asc(visibilityRuns.createdAt), asc(visibilityRuns.id));
      return rows.map((row, at) => pointOf(row, rows[at - 1]));
    },
    async sharesOf(monitorId, since) {
      const rows = await db
        .select({ answer: visibilityAnswers.answer })
        .from(visibilityAnswers)
        .innerJoin(visibilityRuns, eq(visibilityRuns.id, visibilityAnswers.runId))
        .where(
          and(
            eq(visibilityRuns.monitorId, monitorId),
            gte(visibilityRuns.createdAt, since),
            isNotNull(visibilityAnswers.answer),
          ),
        );
      return citationShares(rows.map(({ answer }) => answer as NonNullable<KeptAnswer["answer"]>));
    },
  };
}

function pointOf({ at, analysis, reading }: RunRow, before: RunRow | undefined): RunPoint {
  const parts = analysis as VisibilityResult["aiAnalysis"];
  const rates = Object.fromEntries(
    MONITORED.map((engine) => [engine, { cited: parts[engine].cited, counted: parts[engine].counted }]),
  ) as Record<MonitoredEngine, { cited: number; counted: number }>;
  const pageChanged = before !== undefined && JSON.stringify(reading) !== JSON.stringify(before.reading);
  return { at: at.toISOString(), rates, pageChanged };
}
