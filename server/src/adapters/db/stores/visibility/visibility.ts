import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { VisibilityStore } from "../../../../ports/visibility/visibility.ts";
import type { Db } from "../../database.ts";
import {
  visibilityAnswers,
  visibilityResults,
  visibilityRuns,
  visibilityScores,
  visibilitySites,
} from "../../schema/all.ts";

const savedRuns = (
  db: Db,
): Pick<VisibilityStore, "begin" | "addResult" | "assign" | "find" | "resultOf" | "latestOf"> => ({
  async begin(run, now) {
    await db
      .insert(visibilityRuns)
      .values({ ...run, createdAt: now })
      .onConflictDoNothing();
  },
  async addResult(runId, result, now) {
    await db.insert(visibilityResults).values({ runId, result, createdAt: now }).onConflictDoNothing();
  },
  async assign(runId, monitorId) {
    await db.update(visibilityRuns).set({ monitorId }).where(eq(visibilityRuns.id, runId));
  },
  async find(id) {
    const [row] = await db.select().from(visibilityRuns).where(eq(visibilityRuns.id, id));
    if (!row) return null;
    const { createdAt: _, ...run } = row;
    return run;
  },
  async resultOf(runId) {
    const [row] = await db.select().from(visibilityResults).where(eq(visibilityResults.runId, runId));
    return row?.result ?? null;
  },
  async latestOf(userId) {
    const [row] = await db
      .select({ result: visibilityResults.result })
      .from(visibilityResults)
      .innerJoin(visibilityRuns, eq(visibilityRuns.id, visibilityResults.runId))
      .where(eq(visibilityRuns.userId, userId))
      .orderBy(desc(visibilityResults.createdAt), desc(visibilityResults.runId))
      .limit(1);
    return row?.result ?? null;
  },
});

const newEvidence = (db: Db): Pick<VisibilityStore, "addAnswer" | "addSite" | "addScores"> => ({
  async addAnswer(runId, answer, now) {
    await db
      .insert(visibilityAnswers)
      .values({ runId, ...answer, createdAt: now })
      .onConflictDoNothing();
  },
  async addSite(runId, site, now) {
    await db
      .insert(visibilitySites)
      .values({ runId, ...site, createdAt: now })
      .onConflictDoNothing();
  },
  async addScores(runId, pages, createdAt) {
    if (pages.length === 0) return;
    const rows = pages.map(({ scores, ...page }) => ({ runId, ...page, ...scores, createdAt }));
    await db.insert(visibilityScores).values(rows).onConflictDoNothing();
  },
});

const runEvidence = (db: Db): Pick<VisibilityStore, "evidence" | "answersOf" | "sitesOf" | "ownNames"> => ({
  evidence: (limit) =>
    db
      .select({
        run: visibilityScores.runId,
        score: visibilityScores.overall,
        cited: visibilityScores.cited,
        counted: visibilityScores.counted,
      })
      .from(visibilityScores)
      .orderBy(desc(visibilityScores.createdAt))
      .limit(limit),
  async answersOf(runId) {
    const rows = await db
      .select()
      .from(visibilityAnswers)
      .where(eq(visibilityAnswers.runId, runId))
      .orderBy(asc(visibilityAnswers.engine), asc(visibilityAnswers.sample));
    return rows.map(({ engine, sample, answer, failure, createdAt }) => ({
      engine,
      sample,
      answer,
      failure,
      at: createdAt,
    }));
  },
  async ownNames(runIds) {
    if (runIds.length === 0) return new Map();
    const rows = await db
      .select({
        runId: visibilitySites.runId,
        names: sql<string[] | null>`${visibilitySites.reading} -> 'names'`,
        title: sql<string | null>`${visibilitySites.reading} ->> 'title'`,
      })
      .from(visibilitySites)
      .where(
        and(
          inArray(visibilitySites.runId, [...runIds]),
          eq(visibilitySites.place, 0),
          isNotNull(visibilitySites.reading),
        ),
      );
    return new Map(rows.map(({ runId, names, title }) => [runId, { names: names ?? [], title }]));
  },
  async sitesOf(runId) {
    const rows = await db
      .select()
      .from(visibilitySites)
      .where(eq(visibilitySites.runId, runId))
      .orderBy(asc(visibilitySites.place));
    return rows.map(({ place, url, reading, failure }) => ({
      place,
      url,
      reading,
      failure,
    }));
  },
});

export const visibilityStore = (db: Db): VisibilityStore => ({
  ...savedRuns(db),
  ...newEvidence(db),
  ...runEvidence(db),
});
