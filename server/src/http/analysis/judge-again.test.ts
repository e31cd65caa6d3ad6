import { randomBytes, randomUUID } from "node:crypto";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { messageText } from "@citeworthy/core/messages";
import { KEPT_PAGE_DAYS } from "@citeworthy/core/product/kept-page";
import { DAY_MS } from "@citeworthy/core/time";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptEvidence, searches, subscriptionUsage } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { forgetOldPages } from "../../usecases/analysis/stored/kept-pages.ts";

const RATIO = "What ratio of coffee to water should I use?";
const ANSWER_SENTENCE =
  "Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.";
const TOO_OLD = {
  error: "This analysis is too old to be judged again. Analyze the page again.",
  details: "We keep an analyzed page for 90 days.",
};
/** Just below what the fetcher reads of one page; two of them are more than is kept. */
const image = () => `<img alt="" src="data:image/png;base64,${randomBytes(1_400_000).toString("base64")}">`;

describe.each(serverDatabases)("judging again on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    const heavy = (body: string) => html(body.replace("</article>", `${image()}</article>`));
    page = await startStubPage({
      "/cold-brew": html(ARTICLE),
      "/rival": html(ARTICLE.replace("16 to 18", "12 to 14")),
      "/heavy": heavy(ARTICLE),
      "/heavy-rival": heavy(ARTICLE),
    });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  async function analyzed(person: Person, path = "/cold-brew", besides: Record<string, unknown> = {}) {
    const { status, headers, body } = await server.call("/functions/analyze-content", {
      body: { input: page.url(path), ...besides },
      cookie: person.cookie,
    });
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    const id = headers.get("content-location")?.replace("/analysis/", "") ?? "";
    const { id: _id, ...result } = body;
    return { id, result: result as unknown as AnalysisResult };
  }
  const judgeAgain = (person: Person, id: string, body: unknown) =>
    server.call(`/api/analyses/${id}/judge-again`, { body, cookie: person.cookie });
  const stored = async (id: string) => {
    const [row] = await server.database.db.select().from(searches).where(eq(searches.id, id));
    return row;
  };
  const used = async ({ id }: Person) => {
    const rows = await server.database.db
      .select()
      .from(subscriptionUsage)
      .where(eq(subscriptionUsage.userId, id));
    return rows.find(({ toolName }) => toolName === "content_analyses")?.usageCount;
  };

  test("the user's question and kind replace the result under the same id, without a fetch or a use", async () => {
    const person = await server.signUp();
    const { id, result } = await analyzed(person);
    const before = await stored(id);
    const fetches = page.hits.length;
    const { status, body } = await judgeAgain(person, id, { question: ` ${RATIO} `, kind: "reference" });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: result.url,
      analyzedAt: result.analyzedAt,
      reading: { question: RATIO, questionBy: "user", kind: "reference", kindBy: "user" },
    });
    expect(await stored(id)).toMatchObject({
      result: body,
      score: (body as unknown as AnalysisResult).score.score,
      createdAt: before?.createdAt,
    });
    expect(page.hits).toHaveLength(fetches);
    expect(await used(person)).toBe(1);
    expect(await server.services.listSearches(person.id)).toHaveLength(1);
  });

  test("a marked sentence becomes the answer without a use, and an empty one takes the mark back", async () => {
    const person = await server.signUp();
    const { id, result } = await analyzed(person);
    const answer = ANSWER_SENTENCE;
    const { status, body } = await judgeAgain(person, id, { answer });
    expect(status).toBe(200);
    expect(body.reading).toMatchObject({
      kindBy: "engine",
      questionBy: "engine",
      answer: { sentences: [answer], by: "user" },
    });
    expect(await used(person)).toBe(1);
    expect((await judgeAgain(person, id, { answer: "" })).body).toEqual(result);
  });

  test("a sentence that is ruled out isn't proposed until that is undone, and one that isn't there is refused", async () => {
    const person = await server.signUp();
    const { id, result } = await analyzed(person);
    const [first = ""] = result.reading?.answer.sentences ?? [];
    const { status, body } = await judgeAgain(person, id, { ruledOut: [first] });
    expect(status).toBe(200);
    const { answer } = body.reading as NonNullable<AnalysisResult["reading"]>;
    expect(answer.ruledOut).toEqual([first]);
    expect(answer.sentences).not.toContain(first);
    expect((await stored(id))?.result).toEqual(body);

    const missing = await judgeAgain(person, id, { ruledOut: [first, "Nobody has ever steeped it in tea."] });
    expect(missing).toMatchObject({
      status: 400,
      body: { error: messageText("analysis/answer-not-on-page") },
    });
    const wrong = await judgeAgain(person, id, { ruledOut: first });
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toContain("at most 30 sentences");
    expect((await stored(id))?.result).toEqual(body);

    expect((await judgeAgain(person, id, { ruledOut: [] })).body).toEqual(result);
    expect(await used(person)).toBe(1);
  });

  test("an analysis with an answer that isn't on the page is refused and doesn't count", async () => {
    const person = await server.signUp();
    const { status, body } = await server.call("/functions/analyze-content", {
      body: { input: page.url("/cold-brew"), answer: "Cold brew is best after a night in the cellar." },
      cookie: person.cookie,
    });
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: messageText("analysis/answer-not-on-page"),
    });
    expect(await used(person)).toBe(0);
  });

  test("empty words lead back to the engine's own choice, and to the first result", async () => {
    const person = await server.signUp();
    const { id, result } = await analyzed(person);
    await judgeAgain(person, id, { question: RATIO, kind: "reference" });
    const { body } = await judgeAgain(person, id, { question: "", kind: "" });
    expect(body).toEqual(result);
  });

  test("what the user said at first is kept until it is changed", async () => {
    const person = await server.signUp();
    const { id, result } = await analyzed(person, "/cold-brew", { question: RATIO });
    expect(result.reading).toMatchObject({ question: RATIO, questionBy: "user" });
    const { body } = await judgeAgain(person, id, {});
    expect(body.reading).toMatchObject({ questionBy: "engine" });
  });

  test("pages named to compare with are compared again without being fetched", async () => {
    const person = await server.signUp();
    const { id } = await analyzed(person, "/cold-brew", {
      competitors: [page.url("/rival"), page.url("/gone")],
    });
    const fetches = page.hits.length;
    const { body } = await judgeAgain(person, id, { question: RATIO });
    expect(body.competitors).toEqual([
      { url: page.url("/rival"), problem: null },
      { url: page.url("/gone"), problem: expect.stringContaining("404") },
    ]);
    expect((body as unknown as AnalysisResult).competitor_analysis.what_can_be_enhanced).toMatchObject([
      { link: page.url("/rival"), role: "competitor" },
    ]);
    expect(page.hits).toHaveLength(fetches);
  });

  test("a stranger's analysis, an unknown one and a made-up id are answered alike", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const { id, result } = await analyzed(owner);
    const answers = await Promise.all(
      [id, randomUUID(), "%27or-1=1"].map((one) => judgeAgain(stranger, one, { question: RATIO })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(answers[1]?.body);
    }
    expect((await stored(id))?.result).toEqual(result);
  });

  test.each([
    ["too long a question", { question: "x".repeat(201) }, "a question of 3 to 200 characters"],
    ["a list for a question", { question: ["why"] }, "a question of 3 to 200 characters"],
    ["an unknown kind", { kind: "poem" }, "one of these kinds of page: explainer, "],
    ["too short an answer", { answer: "short" }, "a sentence of 12 to 600 characters"],
    [
      "an answer that isn't on the page",
      { answer: "Cold brew is best after a night in the cellar." },
      "This sentence isn't in the text of the page.",
    ],
    ["a list for a body", ["question"], messageText("request/invalid")],
  ])("%s is refused and changes nothing", async (_name, given, error) => {
    const person = await server.signUp();
    const { id, result } = await analyzed(person);
    const { status, body } = await judgeAgain(person, id, given);
    expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringContaining(error) });
    expect((await stored(id))?.result).toEqual(result);
  });

  test("a visitor is asked to sign in, and only POST is answered", async () => {
    const path = `/api/analyses/${randomUUID()}/judge-again`;
    expect((await server.call(path, { body: {} })).status).toBe(401);
    expect((await server.call(path)).status).toBe(405);
  });

  test("a page too large to keep is analyzed all the same, and can't be judged again", async () => {
    const person = await server.signUp();
    const { id } = await analyzed(person, "/heavy", { competitors: [page.url("/heavy-rival")] });
    const { status, body } = await judgeAgain(person, id, { question: RATIO });
    expect({ status, error: body.error }).toEqual({
      status: 410,
      error:
        "This page was too large to keep, so it can't be judged again. Analyze it again with your question.",
    });
  });

  test("a page is kept for 90 days; after that, and for analyses from before pages were kept, it says so", async () => {
    const person = await server.signUp();
    const { db } = server.database;
    const { id } = await analyzed(person);
    const mine = eq(keptEvidence.searchId, id);
    const keptSince = (days: number) =>
      db
        .update(keptEvidence)
        .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
        .where(mine);
    const rows = async () => (await db.select({ n: count() }).from(keptEvidence).where(mine))[0]?.n;

    await keptSince(KEPT_PAGE_DAYS - 1);
    await forgetOldPages(server.services);
    expect((await judgeAgain(person, id, { question: RATIO })).status).toBe(200);

    await keptSince(KEPT_PAGE_DAYS + 1);
    expect(await judgeAgain(person, id, { question: RATIO })).toMatchObject({ status: 410, body: TOO_OLD });
    expect(await rows()).toBe(1);
    await forgetOldPages(server.services);
    expect(await rows()).toBe(0);
    expect(await judgeAgain(person, id, { question: RATIO })).toMatchObject({ status: 410, body: TOO_OLD });
  });

  test("after sixty times in an hour one user has to wait, and others don't", async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    const rate = { max: 60, perSeconds: 3_600 };
    for (let n = 0; n < 60; n++) await server.services.limiter.take(`judge-again:${person.id}`, rate);
    const { status, headers } = await judgeAgain(person, randomUUID(), {});
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await judgeAgain(other, randomUUID(), {})).status).toBe(404);
  });

  test("the kept page goes with the account, and the export names its question and kind but not its text", async () => {
    const person = await server.signUp();
    const { id } = await analyzed(person, "/cold-brew", { question: RATIO, kind: "how-to" });
    let text = "";
    for await (const chunk of await server.services.exportAccount({ userId: person.id, requestId: null }))
      text += chunk;
    expect(JSON.parse(text).keptPages).toMatchObject([
      { searchId: id, question: RATIO, kind: "how-to", bytes: expect.any(Number) },
    ]);
    expect(text.includes(`"packed"`)).toBe(false);
    await server.services.deleteAccount({
      userId: person.id,
      headers: new Headers({ cookie: person.cookie }),
      proof: { password: PASSWORD, email: "" },
      requestId: null,
    });
    const rows = await server.database.db.select().from(keptEvidence).where(eq(keptEvidence.searchId, id));
    expect(rows).toEqual([]);
  });
});
