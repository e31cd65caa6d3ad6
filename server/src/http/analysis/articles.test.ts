import type { Claim, ScoreSummary } from "@citeworthy/core/contract/article";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articles, subscriptionUsage } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("an article on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({
      "/cold-brew": html(ARTICLE),
      "/late-answer": html(LATE_ANSWER),
      "/empty": html("<html><body></body></html>"),
      "/gone": html("no", 404),
    });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const analysis = async (person: Person) => {
    const body = { input: page.url("/late-answer") };
    return (await server.call("/functions/analyze-content", { body, cookie: person.cookie })).body;
  };
  const write = (body: unknown, person?: Person) =>
    server.call("/functions/generate-article", { body, ...(person && { cookie: person.cookie }) });
  const used = async ({ id }: Person) => {
    const { db } = server.database;
    const rows = await db.select().from(subscriptionUsage).where(eq(subscriptionUsage.userId, id));
    return rows.find(({ toolName }) => toolName === "article_generator")?.usageCount ?? 0;
  };

  test("a result becomes an article with its scores and claims, one counted use, and is kept with the analysis", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const { status, body } = await write({ analysisResult, url: page.url("/late-answer"), searchId }, person);

    expect(status).toBe(200);
    expect(body.article).toMatch(/^# /);
    expect(body).toMatchObject({ mode: "local", before: { score: expect.any(Number) } });
    expect(body).toMatchObject({
      verdict: { outcome: "improved" },
      edits: expect.arrayContaining([expect.objectContaining({ kind: "opening" })]),
    });
    expect((body.claims as unknown[]).length).toBeGreaterThan(2);
    expect(await used(person)).toBe(1);
    expect((await server.services.latestArticleFor(searchId))?.result).toEqual(body);
  });

  test("which edits are undone is stored with the article, for its owner only", async () => {
    const [person, stranger] = [await server.signUp(), await server.signUp()];
    const analysisResult = await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const { body } = await write({ analysisResult, url: page.url("/late-answer"), searchId }, person);
    const { chooseEdits, latestArticleFor } = server.services;

    const said = await chooseEdits({ searchId, userId: person.id, undone: ["answer", "no such edit"] });
    const chosen = (await latestArticleFor(searchId))?.result;
    expect(chosen?.undone).toEqual(["answer"]);
    expect(said).toEqual({ undone: ["answer"], score: chosen?.kept });
    expect(chosen?.article.split("costs between $60 and $180")).toHaveLength(2);

    const { after, changes, claims } = body;
    expect(await chooseEdits({ searchId, userId: person.id, undone: [] })).toEqual({
      undone: [],
      score: { after, changes, claims },
    });
    expect((await latestArticleFor(searchId))?.result).toEqual({ ...body, undone: [] });

    const refused = { code: "article/not-found" };
    await expect(chooseEdits({ searchId, userId: stranger.id, undone: [] })).rejects.toMatchObject(refused);
    await expect(chooseEdits({ searchId: "nothing", userId: person.id, undone: [] })).rejects.toMatchObject(
      refused,
    );
  });

  test("an edit taken in the report begins the article with it alone, and the list says what is used", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const of = (path = "") => `/api/analyses/${searchId}/edits${path}`;
    const listed = async () =>
      (
        (await server.call(of(), { cookie: person.cookie })).body.edits as { id: string; state: string }[]
      ).filter(({ state }) => state === "used");
    expect(await listed()).toEqual([]);

    const request = { analysisResult, url: page.url("/late-answer"), searchId, used: ["answer"] };
    const { body } = await write(request, person);
    const others = (body.edits as { id: string }[]).map(({ id }) => id).filter((id) => id !== "answer");
    expect(body.undone).toEqual(others);
    expect((await listed()).map(({ id }) => id)).toEqual(["answer"]);

    const change = (change: object) => server.call(of(), { body: change, cookie: person.cookie });
    expect((await change({ use: others, undo: ["answer"] })).body.undone).toEqual(["answer"]);
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(others.toSorted());
    const stranger = await server.signUp();
    expect((await server.call(of(), { cookie: stranger.cookie })).status).toBe(404);
    expect((await server.call(of(), { body: { use: others }, cookie: stranger.cookie })).status).toBe(404);
    expect((await change({ use: "all" })).status).toBe(400);
  });

  test("an article follows its list: a chosen opening is used in it, what was used stays, and nothing is counted", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const { body } = await write({ analysisResult, url: page.url("/late-answer"), searchId }, person);
    const others = (body.edits as { id: string }[]).map(({ id }) => id).filter((id) => id !== "answer");
    await server.services.chooseEdits({ searchId, userId: person.id, undone: ["answer"] });

    const opening = "A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.";
    const afterJudging = async (said: object) => {
      const path = `/api/analyses/${searchId}/judge-again`;
      expect((await server.call(path, { body: said, cookie: person.cookie })).status).toBe(200);
      return (await server.services.latestArticleFor(searchId))?.result;
    };
    const waiting = await afterJudging({ answer: opening });
    expect(waiting).toMatchObject({ undone: ["answer"], kept: { after: { score: expect.any(Number) } } });
    expect(waiting?.article.split(opening)).toHaveLength(2);

    const taken = await afterJudging({ answer: opening, asOpening: true });
    expect(taken?.edits?.find(({ kind }) => kind === "opening")?.after).toBe(opening);
    expect(taken?.edits?.map(({ id }) => id).toSorted()).toEqual(["answer", ...others].toSorted());
    expect(taken?.undone).toEqual([]);
    expect(taken?.article.split(opening)).toHaveLength(3);
    expect(await used(person)).toBe(1);
  });

  test("a choice is scored by the engine on the text that is kept, not by adding points", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const { body } = await write({ analysisResult, url: page.url("/late-answer"), searchId }, person);
    const edits = (body.edits as { id: string }[]).map(({ id }) => id);
    const choose = (undone: string[]) => server.services.chooseEdits({ searchId, userId: person.id, undone });

    const none = await choose(edits);
    expect(none.score?.after).toEqual(body.before);
    expect(none.score?.changes).toEqual([]);
    expect(none.score?.claims.filter(({ status }) => status !== "kept")).toEqual([]);

    const withoutAnswer = await choose(["answer"]);
    expect(withoutAnswer.score?.after.sections).not.toEqual((body.after as ScoreSummary).sections);
    const answers = (claims: readonly Claim[] = []) =>
      claims.filter(({ text }) => text.includes("costs between $60 and $180")).length;
    expect([answers(body.claims as Claim[]), answers(withoutAnswer.score?.claims)]).toEqual([2, 1]);
  });

  test("a choice is saved without a score where the page has changed since the analysis", async () => {
    const person = await server.signUp();
    await server.call("/functions/analyze-content", {
      body: { input: page.url("/cold-brew") },
      cookie: person.cookie,
    });
    const analysisResult = await analysis(person);
    const searches = await server.services.listSearches(person.id);
    const searchId = searches.find(({ query }) => query.includes("cold-brew"))?.id ?? "";
    const { body } = await write({ analysisResult, url: page.url("/late-answer"), searchId }, person);
    expect(body.verdict).toMatchObject({ outcome: "improved" });
    const { chooseEdits, latestArticleFor } = server.services;
    const said = await chooseEdits({ searchId, userId: person.id, undone: ["answer"] });
    expect(said).toEqual({ undone: ["answer"], score: null });
    expect((await latestArticleFor(searchId))?.result.undone).toEqual(["answer"]);
  });

  test("the article is made for the question and the kind that the user gave, as is the score of a choice", async () => {
    const person = await server.signUp();
    await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const given = { question: "What does a barrel for rain cost in shops?", kind: "how-to" };
    const { judgeAgain, chooseEdits } = server.services;
    const analysisResult = await judgeAgain({ id: searchId, userId: person.id, ...given });
    const { body } = await write({ analysisResult, url: page.url("/late-answer"), searchId }, person);
    expect(body).toMatchObject({ given, verdict: { outcome: "improved" } });
    const before = body.before as ScoreSummary;
    expect(before.score).toBe(analysisResult.score.score);
    const edits = (body.edits as { id: string }[]).map(({ id }) => id);
    const { score } = await chooseEdits({ searchId, userId: person.id, undone: edits });
    expect(score?.after).toEqual(before);
  });

  test("a rewrite is refused where no model is configured, without a use", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const { status, body } = await write(
      { analysisResult, url: page.url("/late-answer"), isRewrite: true },
      person,
    );
    expect([status, body.error]).toEqual([400, expect.stringContaining("configured AI model")]);
    expect(await used(person)).toBe(0);
  });

  test("if no edit helps, the user learns that, nothing is saved and the use is released", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const [search] = await server.services.listSearches(person.id);
    const searchId = search?.id ?? "";
    const { status, body } = await write({ analysisResult, url: page.url("/cold-brew"), searchId }, person);

    expect(status).toBe(200);
    expect(body).toMatchObject({ verdict: { outcome: "unchanged" }, edits: [] });
    expect(await used(person)).toBe(0);
    expect(await server.services.latestArticleFor(searchId)).toBeNull();
  });

  test("another person's analysis does not get the article", async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    const analysisResult = await analysis(owner);
    const [search] = await server.services.listSearches(owner.id);
    const { status } = await write(
      { analysisResult, url: page.url("/late-answer"), searchId: search?.id },
      other,
    );
    expect(status).toBe(200);
    expect(await server.services.latestArticleFor(search?.id ?? "")).toBeNull();
  });

  test("a visitor writes from the sample without a use, and too often is too often", async () => {
    const { sample, sampleReport } = server.services;
    const request = { analysisResult: await sampleReport(), url: sample.url };
    const answer = await write(request);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      mode: "local",
      article: expect.stringContaining("# What Is Cold Brew Coffee?"),
    });
    const [row] = await server.database.db.select().from(articles).where(eq(articles.url, sample.url));
    expect(row?.userId).toBeNull();

    // A rewrite is refused to visitors, but it counts: ten articles one after the other would take a minute.
    const more = await Promise.all(Array.from({ length: 12 }, () => write({ ...request, isRewrite: true })));
    expect(more.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(more.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test("what cannot be written from is said so, and the use is given back", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const gone = await write({ analysisResult, url: page.url("/gone") }, person);
    expect(gone).toMatchObject({ status: 422, body: { error: expect.stringContaining("404") } });
    const empty = await write({ analysisResult, url: page.url("/empty") }, person);
    expect(empty).toMatchObject({
      status: 422,
      body: { error: "The page has no text to write an article from." },
    });
    expect(await used(person)).toBe(0);
  });

  test("a request without its parts is refused", async () => {
    const person = await server.signUp();
    for (const body of [
      {},
      { url: page.url("/cold-brew") },
      { url: page.url("/cold-brew"), analysisResult: {} },
    ])
      expect(await write(body, person)).toMatchObject({
        status: 400,
        body: { error: "An analysis result and its URL are required." },
      });
  });

  test("at the limit it is refused with the real number, before the page is touched", async () => {
    const person = await server.signUp();
    const analysisResult = await analysis(person);
    const request = { analysisResult, url: page.url("/late-answer") };
    const answers = await Promise.all(Array.from({ length: 7 }, () => write(request, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body.error).toBe("Monthly limit of 5 reached. Upgrade for more usage.");
  });
});
