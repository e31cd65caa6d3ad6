import type { AnalysisResult } from "@citeworthy/core/contract";
import { RUBRIC_VERSION } from "@citeworthy/core/score/rubric";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptEvidence, projectPages, searches } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { jobDone } from "../../testing/job-done.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const OLD_RUBRIC = "2025.1";
const OLD_SCORE = 41;
const VAGUE = ARTICLE.replace(
  /<p>Cold brew should.*<\/p>/,
  "<p>Coffee is lovely, and many people like it in summer.</p>",
);
/** More lines than are compared one by one. */
const ITEMS = 400;
const listOf = (mark: string) =>
  ARTICLE.replace(
    "</article>",
    `<ul>${Array.from({ length: ITEMS }, (_, at) => `<li>${mark}${at}</li>`).join("")}</ul></article>`,
  );

describe.each(serverDatabases)("scores over time on $kind", (database) => {
  let server: TestServer;
  let page: StubPage;
  let served = ARTICLE;

  beforeAll(async () => {
    const serve: ReturnType<typeof html> = (request, response) => html(served)(request, response);
    page = await startStubPage(
      Object.fromEntries(
        ["/again", "/gone", "/asked", "/list", "/broken", "/behind"].map((path) => [path, serve]),
      ),
    );
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const analyze = async ({ id: userId }: Person, path: string, besides: { question?: string } = {}) => {
    const { jobId } = await server.services.startAnalysis({ userId, input: page.url(path), ...besides });
    await jobDone(server, { id: jobId, userId });
    return jobId;
  };
  /** As if an earlier version of the product had made it. */
  const makeOld = async (id: string) => {
    const { db } = server.database;
    const [row] = await db.select().from(searches).where(eq(searches.id, id));
    const stored = row?.result as AnalysisResult;
    const result = { ...stored, rubricVersion: OLD_RUBRIC, score: { ...stored.score, score: OLD_SCORE } };
    await db.update(searches).set({ result, score: OLD_SCORE, rubric: null }).where(eq(searches.id, id));
    return stored.score.score;
  };
  const historyOf = async ({ id: userId }: Person) => {
    const [row] = await server.database.db.select().from(projectPages).where(eq(projectPages.userId, userId));
    const history = await server.services.pageHistory({ id: row?.id ?? "", userId });
    return { row, ...history };
  };

  test("an earlier analysis whose page is kept is judged again by the present rubric before it is compared", async () => {
    served = ARTICLE;
    const person = await server.signUp();
    const first = await analyze(person, "/again");
    const second = await analyze(person, "/again");
    await makeOld(first);
    const score = await makeOld(second);
    await analyze(person, "/again");
    const { row, line, steps } = await historyOf(person);
    expect(row).toMatchObject({ change: 0, changes: { points: 0, differences: [] } });
    expect(line.map((point) => [point.score, point.isJudgedAgain, point.differences.length])).toEqual([
      [OLD_SCORE, false, 0],
      [score, true, 1],
      [score, false, 0],
    ]);
    expect(steps[0]?.changes).toMatchObject({ points: 0, differences: [] });

    await server.services.judgeWaiting();
    const later = await historyOf(person);
    expect(later.line.map((point) => [point.score, point.differences])).toEqual([
      [score, []],
      [score, []],
      [score, []],
    ]);
    expect(later.row?.againDueAt).toBeNull();
    const old = { userId: person.id, query: page.url("/again"), id: second };
    expect((await server.services.scoreHistory(old)).line.map((point) => point.score)).toEqual([
      OLD_SCORE,
      OLD_SCORE,
    ]);
  });

  test("where the page isn't kept, no change is shown across the rubrics, and the reason is", async () => {
    served = ARTICLE;
    const person = await server.signUp();
    const first = await analyze(person, "/gone");
    await makeOld(first);
    await server.database.db.delete(keptEvidence).where(eq(keptEvidence.searchId, first));
    await analyze(person, "/gone");
    await server.services.judgeWaiting();
    const { row, line, steps } = await historyOf(person);
    const differences = [{ what: "rubric", before: OLD_RUBRIC, after: RUBRIC_VERSION }];
    expect(row).toMatchObject({ change: null, changes: { points: null, differences }, againDueAt: null });
    expect(line[1]).toMatchObject({ differences, isJudgedAgain: false });
    expect(steps[0]?.changes).toMatchObject({ differences, points: null, checks: [], sentences: [] });
  });

  test("a fall of three points or more names its causes, and another question isn't a fall", async () => {
    served = ARTICLE;
    const person = await server.signUp();
    const asked = { question: "How long should cold brew steep?" };
    await analyze(person, "/asked", asked);
    served = VAGUE;
    const id = await analyze(person, "/asked", asked);
    const { row } = await historyOf(person);
    expect(row?.change).toBeLessThanOrEqual(-3);
    expect(row?.changes?.checks[0]?.points).toBeLessThan(0);
    const gone = row?.changes?.sentences.map(({ before }) => before ?? "").join(" ");
    expect(gone).toContain("16 to 18 hours");

    const question = "What ratio of coffee to water should I use?";
    await server.services.judgeAgain({ id, userId: person.id, question });
    const other = await historyOf(person);
    expect(other.row?.change).toBeNull();
    expect(other.row?.changes?.differences).toContainEqual({
      what: "question",
      before: asked.question,
      after: question,
    });
  });

  test("what changed is worked out when a result is stored or judged again, and then only read", async () => {
    served = listOf("a");
    const person = await server.signUp();
    await analyze(person, "/list");
    served = listOf("b");
    const id = await analyze(person, "/list");
    const { row, steps } = await historyOf(person);
    const rewritten = { removed: ITEMS, added: ITEMS };
    expect([row?.changes?.rewritten, steps[0]?.changes?.rewritten]).toEqual([rewritten, rewritten]);
    const report = { userId: person.id, query: page.url("/list"), id };
    expect((await server.services.scoreHistory(report)).changes).toEqual(steps[0]?.changes);

    await server.services.judgeAgain({ id, userId: person.id, question: "Which words are listed?" });
    const asked = (await server.services.scoreHistory(report)).changes;
    expect(asked?.differences.map(({ what }) => what)).toContain("question");

    await server.database.db.update(searches).set({ comparisons: null }).where(eq(searches.id, id));
    expect((await server.services.scoreHistory(report)).changes).toBeNull();
    expect((await historyOf(person)).steps).toMatchObject([{ id, changes: null }]);
    // The sweep of the minute may have been here since the page was judged again.
    await server.database.db
      .update(projectPages)
      .set({ againDueAt: new Date(0) })
      .where(eq(projectPages.userId, person.id));
    await server.services.judgeWaiting();
    expect((await server.services.scoreHistory(report)).changes).toEqual(asked);
  });

  test("a stored result of another shape stops neither the sweep nor a new analysis of its page", async () => {
    served = ARTICLE;
    const { db } = server.database;
    const [unlucky, other] = [await server.signUp(), await server.signUp()];
    const damaged = await analyze(unlucky, "/broken");
    await analyze(unlucky, "/broken");
    await analyze(other, "/behind");
    await analyze(other, "/behind");
    await db
      .update(searches)
      .set({ comparisons: null, result: sql`${searches.result} #- '{reading,answer}'` })
      .where(eq(searches.id, damaged));
    await db.update(searches).set({ comparisons: null }).where(eq(searches.userId, unlucky.id));
    await db.update(searches).set({ comparisons: null }).where(eq(searches.userId, other.id));
    await db
      .update(projectPages)
      .set({ againDueAt: new Date(0) })
      .where(eq(projectPages.userId, unlucky.id));

    await server.services.judgeWaiting();
    const behind = await historyOf(other);
    expect([behind.row?.againDueAt, behind.steps[0]?.changes?.points]).toEqual([null, 0]);
    expect((await historyOf(unlucky)).row?.againDueAt).toBeNull();

    await db
      .update(searches)
      .set({ result: sql`${searches.result} #- '{reading,answer}'` })
      .where(eq(searches.userId, unlucky.id));
    const id = await analyze(unlucky, "/broken");
    const { line, steps, row } = await historyOf(unlucky);
    expect([row?.searchId, line.map((point) => point.id)]).toEqual([id, [id]]);
    expect(steps.map(({ changes }) => changes)).toEqual([null, null]);
    const report = { userId: unlucky.id, query: page.url("/broken"), id };
    expect(await server.services.scoreHistory(report)).toMatchObject({ line: [{ id }], changes: null });
  });
});
