import type { SourcedAnswer } from "@citeworthy/core/cited/cited-view";
import type { KeptAnswer } from "@citeworthy/core/visibility/answers/kept-answer";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  sql,
} from "drizzle-orm";
import type { CitedStore, SaidRun } from "../../../../ports/visibility/cited.ts";
import type { Db } from "../../database.ts";
import {
  citedAnswers,
  citedPages,
  citedRuns,
  claimOverrules,
  jobs,
  users,
  visibilityAnswers,
  visibilityResults,
  visibilityRuns,
} from "../../schema/all.ts";

/** The newest run of a question, and the one before it to compare with. */
const RUNS_PER_QUESTION = 2;

const aboutRun = {
  runId: visibilityRuns.id,
  monitorId: visibilityRuns.monitorId,
  query: visibilityRuns.query,
  url: visibilityRuns.url,
  at: visibilityRuns.createdAt,
};
type AboutRun = Omit<SaidRun, "said">;

const overrules = (db: Db): Pick<CitedStore, "overrulesOf" | "overrule" | "removeOverrule"> => ({
  async overrulesOf(workspaceId) {
    const rows = await db
      .select({ ...getTableColumns(claimOverrules), name: users.name, email: users.email })
      .from(claimOverrules)
      .leftJoin(users, eq(users.id, claimOverrules.createdBy))
      .where(eq(claimOverrules.workspaceId, workspaceId))
      .orderBy(desc(claimOverrules.createdAt), asc(claimOverrules.id));
    return rows.map(({ id, query, pageUrl, claim, verdict, note, name, email, createdAt }) => ({
      ...{ id, query, page: pageUrl, claim, verdict, note },
      by: name?.trim() || email,
      at: createdAt.toISOString(),
    }));
  },
  overrule: (workspaceId, { page, by, ...overrule }, replaced, now) =>
    db.transaction(async (tx) => {
      if (replaced.length > 0)
        await tx
          .delete(claimOverrules)
          .where(and(eq(claimOverrules.workspaceId, workspaceId), inArray(claimOverrules.id, [...replaced])));
      await tx
        .insert(claimOverrules)
        .values({ ...overrule, workspaceId, pageUrl: page, createdBy: by, createdAt: now });
    }),
  async removeOverrule(workspaceId, id) {
    const removed = await db
      .delete(claimOverrules)
      .where(and(eq(claimOverrules.workspaceId, workspaceId), eq(claimOverrules.id, id)))
      .returning({ id: claimOverrules.id });
    return removed.length > 0;
  },
});

const sourcesToRead = (
  db: Db,
): Pick<
  CitedStore,
  "begin" | "find" | "pagesOf" | "outcomesOf" | "startPage" | "endPage" | "giveUp" | "forgetReadings"
> => ({
  begin: ({ runId, jobId }, pages, now) =>
    db.transaction(async (tx) => {
      const [added] = await tx
        .insert(citedRuns)
        .values({ runId, jobId, createdAt: now })
        .onConflictDoNothing()
        .returning({ runId: citedRuns.runId });
      if (added && pages.length > 0)
        await tx.insert(citedPages).values(pages.map((page) => ({ runId, ...page, createdAt: now })));
      return added !== undefined;
    }),
  async find(runId) {
    const [row] = await db.select().from(citedRuns).where(eq(citedRuns.runId, runId));
    if (!row) return null;
    const { jobId, summary, finishedAt } = row;
    return { runId, jobId, summary, finishedAt };
  },
  async pagesOf(runId) {
    const rows = await db
      .select()
      .from(citedPages)
      .where(eq(citedPages.runId, runId))
      .orderBy(asc(citedPages.place));
    return rows.map(({ place, url, role, state, reason, attempts, reading }) => ({
      ...{ place, url, role, state, reason, attempts, reading },
    }));
  },
  outcomesOf: (runId) => {
    const { place, url, role, state, reason, attempts } = citedPages;
    return db
      .select({ place, url, role, state, reason, attempts })
      .from(citedPages)
      .where(eq(citedPages.runId, runId))
      .orderBy(asc(place));
  },
  async startPage(runId, place) {
    const [row] = await db
      .update(citedPages)
      .set({ attempts: sql`${citedPages.attempts} + 1` })
      .where(and(eq(citedPages.runId, runId), eq(citedPages.place, place)))
      .returning({ attempts: citedPages.attempts });
    return row?.attempts ?? 0;
  },
  async endPage(runId, place, outcome, now) {
    const isOpen = and(
      eq(citedPages.runId, runId),
      eq(citedPages.place, place),
      eq(citedPages.state, "waiting"),
    );
    const ended =
      outcome.state === "read"
        ? { state: outcome.state, reading: outcome.reading, scores: outcome.reading.scores, readAt: now }
        : outcome;
    await db.update(citedPages).set(ended).where(isOpen);
  },
  giveUp: ({ summary, reason }, now) =>
    db.transaction(async (tx) => {
      const isOpen = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${citedRuns.jobId} and ${jobs.state} in ('queued', 'running'))`;
      const ended = await tx
        .update(citedRuns)
        .set({ summary, finishedAt: now })
        .where(and(isNull(citedRuns.finishedAt), not(isOpen)))
        .returning({ runId: citedRuns.runId });
      if (ended.length > 0)
        await tx
          .update(citedPages)
          .set({ state: "unreachable", reason })
          .where(
            and(
              eq(citedPages.state, "waiting"),
              inArray(
                citedPages.runId,
                ended.map(({ runId }) => runId),
              ),
            ),
          );
      return ended.length;
    }),
  forgetReadings: async (before) =>
    (
      await db
        .update(citedPages)
        .set({ reading: null })
        .where(and(isNotNull(citedPages.reading), lt(citedPages.readAt, before)))
        .returning({ runId: citedPages.runId })
    ).length,
});

const judgedRuns = (
  db: Db,
): Pick<CitedStore, "finish" | "answersOf" | "newestJudged" | "runBefore" | "saidRuns"> => ({
  finish: (runId, { answers, summary }, now) =>
    db.transaction(async (tx) => {
      const [finished] = await tx
        .update(citedRuns)
        .set({ summary, finishedAt: now })
        .where(and(eq(citedRuns.runId, runId), isNull(citedRuns.finishedAt)))
        .returning({ runId: citedRuns.runId });
      if (finished && answers.length > 0) {
        const rows = answers.map(({ reading, said, pageKeys }) => {
          const { engine, sample } = reading;
          return { runId, engine, sample, reading, said, pageKeys, createdAt: now };
        });
        await tx.insert(citedAnswers).values(rows);
      }
      return finished !== undefined;
    }),
  async newestJudged(userId, urls) {
    if (urls.length === 0) return null;
    const [run] = await db
      .select(aboutRun)
      .from(visibilityRuns)
      .innerJoin(citedRuns, eq(citedRuns.runId, visibilityRuns.id))
      .where(
        and(
          eq(visibilityRuns.userId, userId),
          inArray(visibilityRuns.url, [...urls]),
          isNotNull(citedRuns.finishedAt),
        ),
      )
      .orderBy(desc(visibilityRuns.createdAt))
      .limit(1);
    return run ?? null;
  },
  async answersOf(runId) {
    const rows = await db
      .select({ reading: citedAnswers.reading })
      .from(citedAnswers)
      .where(eq(citedAnswers.runId, runId))
      .orderBy(asc(citedAnswers.engine), asc(citedAnswers.sample));
    return rows.map(({ reading }) => reading);
  },
  async saidRuns(userId, limit) {
    const ranked = db
      .select({
        ...aboutRun,
        rank: sql<number>`row_number() over (
          partition by ${visibilityRuns.query}, ${visibilityRuns.url}
          order by ${visibilityRuns.createdAt} desc, ${visibilityRuns.id})`.as("rank"),
      })
      .from(visibilityRuns)
      .innerJoin(citedRuns, eq(citedRuns.runId, visibilityRuns.id))
      .where(and(eq(visibilityRuns.userId, userId), isNotNull(citedRuns.finishedAt)))
      .as("ranked");
    const rows = await db
      .select()
      .from(ranked)
      .where(sql`${ranked.rank} <= ${RUNS_PER_QUESTION}`)
      .orderBy(desc(ranked.at), asc(ranked.runId))
      .limit(limit);
    return withSaid(
      db,
      rows.map(({ rank: _, ...run }) => run),
    );
  },
  async runBefore(runId) {
    const [run] = await db.select().from(visibilityRuns).where(eq(visibilityRuns.id, runId));
    if (!run?.monitorId) return null;
    const rows = await db
      .select(aboutRun)
      .from(visibilityRuns)
      .innerJoin(citedRuns, eq(citedRuns.runId, visibilityRuns.id))
      .where(
        and(
          eq(visibilityRuns.monitorId, run.monitorId),
          eq(visibilityRuns.query, run.query),
          lt(visibilityRuns.createdAt, run.createdAt),
          isNotNull(citedRuns.finishedAt),
        ),
      )
      .orderBy(desc(visibilityRuns.createdAt))
      .limit(1);
    return (await withSaid(db, rows))[0] ?? null;
  },
});

async function withSaid(db: Db, runs: readonly AboutRun[]): Promise<SaidRun[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ runId }) => runId);
  const rows = await db
    .select({ runId: citedAnswers.runId, said: citedAnswers.said })
    .from(citedAnswers)
    .where(inArray(citedAnswers.runId, ids))
    .orderBy(asc(citedAnswers.engine), asc(citedAnswers.sample));
  const byRun = Map.groupBy(rows, ({ runId }) => runId);
  return runs.map((run) => ({ ...run, said: (byRun.get(run.runId) ?? []).map(({ said }) => said) }));
}

const citedOverTime = (
  db: Db,
): Pick<CitedStore, "runsNaming" | "runsOfPages" | "pagesAskedAbout" | "scoredSources"> => ({
  async runsNaming(userId, pageKey, limit) {
    const isNamed = sql`${citedAnswers.pageKeys} @> ${JSON.stringify([pageKey])}::jsonb`;
    const runs = await db
      .selectDistinct(aboutRun)
      .from(citedAnswers)
      .innerJoin(visibilityRuns, eq(visibilityRuns.id, citedAnswers.runId))
      .where(and(eq(visibilityRuns.userId, userId), isNamed))
      .orderBy(desc(visibilityRuns.createdAt), asc(visibilityRuns.id))
      .limit(limit);
    if (runs.length === 0) return [];
    const withoutWords = sql`${citedAnswers.reading} || '{"text": "", "claims": []}'::jsonb`;
    const rows = await db
      .select({
        runId: citedAnswers.runId,
        reading: sql<SourcedAnswer>`case when ${isNamed} then ${citedAnswers.reading} else ${withoutWords} end`,
      })
      .from(citedAnswers)
      .where(
        inArray(
          citedAnswers.runId,
          runs.map(({ runId }) => runId),
        ),
      )
      .orderBy(asc(citedAnswers.engine), asc(citedAnswers.sample));
    const byRun = Map.groupBy(rows, ({ runId }) => runId);
    return runs.map((run) => ({
      ...run,
      answers: (byRun.get(run.runId) ?? []).map(({ reading }) => reading),
    }));
  },
  async runsOfPages(userId, urls, since, limit) {
    if (urls.length === 0) return [];
    const runs = await db
      .select(aboutRun)
      .from(visibilityRuns)
      .innerJoin(visibilityResults, eq(visibilityResults.runId, visibilityRuns.id))
      .where(
        and(
          eq(visibilityRuns.userId, userId),
          inArray(visibilityRuns.url, [...urls]),
          gte(visibilityRuns.createdAt, since),
        ),
      )
      .orderBy(desc(visibilityRuns.createdAt))
      .limit(limit);
    if (runs.length === 0) return [];
    const { runId, engine, sample, failure } = visibilityAnswers;
    // Only sources are counted, and the words are most of an answer.
    const answer = sql<
      KeptAnswer["answer"]
    >`${visibilityAnswers.answer} || '{"text": "", "attribution": null}'::jsonb`;
    const rows = await db
      .select({ runId, engine, sample, failure, answer })
      .from(visibilityAnswers)
      .where(
        inArray(
          visibilityAnswers.runId,
          runs.map(({ runId }) => runId),
        ),
      )
      .orderBy(asc(visibilityAnswers.engine), asc(visibilityAnswers.sample));
    const byRun = Map.groupBy(rows, ({ runId }) => runId);
    return runs.map((run) => ({
      ...run,
      answers: (byRun.get(run.runId) ?? []).map(({ runId: _, ...kept }) => kept),
    }));
  },
  async pagesAskedAbout(userId) {
    const rows = await db
      .selectDistinct({ url: visibilityRuns.url })
      .from(visibilityRuns)
      .where(eq(visibilityRuns.userId, userId));
    return rows.map(({ url }) => url);
  },
  async scoredSources(limit) {
    // A question that is asked every day has nearly the same pages each time, and counts once.
    const newest = db
      .selectDistinctOn([visibilityRuns.userId, visibilityRuns.query], { id: visibilityRuns.id })
      .from(visibilityRuns)
      .innerJoin(citedRuns, eq(citedRuns.runId, visibilityRuns.id))
      .where(isNotNull(citedRuns.finishedAt))
      .orderBy(visibilityRuns.userId, visibilityRuns.query, desc(visibilityRuns.createdAt));
    const rows = await db
      .select({ question: citedPages.runId, role: citedPages.role, scores: citedPages.scores })
      .from(citedPages)
      .where(
        and(
          isNotNull(citedPages.scores),
          inArray(citedPages.role, ["cited", "dropped"]),
          inArray(citedPages.runId, newest),
        ),
      )
      .orderBy(desc(citedPages.createdAt), asc(citedPages.runId), asc(citedPages.place))
      .limit(limit);
    return rows.flatMap(({ question, role, scores }) =>
      scores === null || role === "own" ? [] : [{ question, role, scores }],
    );
  },
});

export const citedStore = (db: Db): CitedStore => ({
  ...overrules(db),
  ...sourcesToRead(db),
  ...judgedRuns(db),
  ...citedOverTime(db),
});
