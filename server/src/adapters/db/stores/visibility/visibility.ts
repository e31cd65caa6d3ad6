import { asc, desc, eq } from "drizzle-orm";
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
): Pick<VisibilityStore, "begin" | "addResult" | "assign" | "find" | "latestOf"> => ({
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

const runEvidence = (db: Db): Pick<VisibilityStore, "evidence" | "answersOf" | "sitesOf"> => ({
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
    return rows.map(({ engine, sample, answer, failure }) => ({
      engine,
      sample,
      answer,
      failure,
    }));
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
