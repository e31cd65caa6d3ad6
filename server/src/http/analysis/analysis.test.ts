import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  jobEvents,
  profiles,
  searches,
  shares,
  subscriptions,
  subscriptionUsage,
  usageRecords,
} from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe.each(serverDatabases)("an analysis on $kind", (testDatabase) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({
      "/Blog/Cold-Brew": html(ARTICLE),
      "/broken": html("no", 500),
      "/secret": html("private"),
    });
    server = await startTestServer(testDatabase, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const analyze = (person: Person, input: string, headers: Record<string, string> = {}) =>
    server.call("/functions/analyze-content", { body: { input }, cookie: person.cookie, headers });
  const used = async ({ id }: Person) => {
    const rows = await server.database.db
      .select()
      .from(subscriptionUsage)
      .where(eq(subscriptionUsage.userId, id));
    return rows.find(({ toolName }) => toolName === "content_analyses")?.usageCount ?? 0;
  };

  test("a pasted address becomes a stored result, one counted use and a search in the list", async () => {
    const person = await server.signUp();
    const { status, body } = await analyze(
      person,
      `  ${page.url("/Blog/Cold-Brew").replace("http:", "HTTP:")} `,
    );
    expect(status).toBe(200);
    expect(page.hits).toContain("/Blog/Cold-Brew");
    const sections = Object.values(body).filter(
      (part) => typeof part === "object" && part !== null && "what_can_be_enhanced" in part,
    );
    expect(sections).toHaveLength(7);

    const { db } = server.database;
    const [search] = await db.select().from(searches).where(eq(searches.userId, person.id));
    expect({ id: search?.id, ...(search?.result as object) }).toEqual(body);
    expect(search?.score).toBe((body.score as { score: number }).score);
    expect(await used(person)).toBe(1);
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(profile?.searchCount).toBe(1);
    expect(await server.services.listSearches(person.id)).toMatchObject([
      { id: search?.id, query: page.url("/Blog/Cold-Brew") },
    ]);
  });

  test("asked to answer at once, it names the job, whose events end with the result's address", async () => {
    const person = await server.signUp();
    const { status, body } = await analyze(person, page.url("/Blog/Cold-Brew"), { prefer: "respond-async" });
    expect(status).toBe(202);
    const events = await server.call(String(body.events), { cookie: person.cookie });
    expect(events.headers.get("content-type")).toContain("text/event-stream");
    const text = String(events.body.text);
    expect(text).toMatch(/event: progress\ndata: .*"step":"fetch"/);
    expect(text).toMatch(new RegExp(`event: done\\ndata: .*"analysisId":"${body.job}"`));

    const last = Math.max(...[...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)));
    const resumed = await server.call(String(body.events), {
      cookie: person.cookie,
      headers: { "last-event-id": String(last - 1) },
    });
    expect([...String(resumed.body.text).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))).toEqual([
      last,
    ]);
  });

  test("a stranger sees neither the job nor the result", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    const { body } = await analyze(owner, page.url("/Blog/Cold-Brew"), { prefer: "respond-async" });
    expect((await server.call(String(body.events), { cookie: stranger.cookie })).status).toBe(404);
    expect((await server.call(String(body.events))).status).toBe(401);
    expect(await server.services.findAnalysis({ id: String(body.job), userId: stranger.id })).toBeNull();
  });

  test("a link shares a result with anyone until its owner takes it back; nobody else can make or take one", async () => {
    const [person, stranger] = [await server.signUp(), await server.signUp()];
    await analyze(person, page.url("/Blog/Cold-Brew"));
    const [search] = await server.services.listSearches(person.id);
    const id = search?.id ?? "";
    const { shareAnalysis, stopSharing, findShared } = server.services;
    const refused = { code: "analysis/not-found" };
    await expect(shareAnalysis({ id, userId: stranger.id })).rejects.toMatchObject(refused);

    const token = await shareAnalysis({ id, userId: person.id });
    expect(await shareAnalysis({ id, userId: person.id })).toBe(token);
    expect(JSON.stringify(await server.database.db.select().from(shares))).not.toContain(token);
    expect(await findShared(token)).toMatchObject({ query: page.url("/Blog/Cold-Brew") });
    await expect(stopSharing({ id, userId: stranger.id })).rejects.toMatchObject(refused);
    await stopSharing({ id, userId: person.id });
    expect(await findShared(token)).toBeNull();
    expect(await shareAnalysis({ id, userId: person.id })).not.toBe(token);
    expect(await findShared("invented")).toBeNull();
  });

  test("a page analyzed twice has two points in its history, oldest first, and another's are not among them", async () => {
    const [person, stranger] = [await server.signUp(), await server.signUp()];
    const query = page.url("/Blog/Cold-Brew");
    for (const who of [person, stranger, person]) await analyze(who, query);
    const [latest, first] = await server.services.listSearches(person.id);
    const { line, changes } = await server.services.scoreHistory({
      userId: person.id,
      query,
      id: latest?.id ?? "",
    });
    expect(line).toMatchObject([
      { id: first?.id, score: first?.score, differences: [] },
      { id: latest?.id, score: latest?.score, differences: [] },
    ]);
    expect(changes).toMatchObject({ differences: [], points: 0, checks: [], sentences: [] });
    const ofFirst = { userId: person.id, query, id: first?.id ?? "" };
    expect(await server.services.scoreHistory(ofFirst)).toMatchObject({ line: [{}], changes: null });
  });

  test("a page that fails is said so in its words, and the use is given back", async () => {
    const person = await server.signUp();
    const { status, body } = await analyze(person, page.url("/broken"));
    expect(status).toBe(422);
    expect(body.error).toBe("The page returned status 500, so we could not read it.");
    expect(await used(person)).toBe(0);
    const uses = await server.database.db
      .select()
      .from(usageRecords)
      .where(eq(usageRecords.userId, person.id));
    expect(uses).toMatchObject([{ state: "released" }]);
  });

  test("addresses inside the network are refused without a connection and without spending a use", async () => {
    const person = await server.signUp();
    for (const address of [
      "http://127.0.0.1:9/",
      "http://169.254.169.254/latest",
      "http://10.0.0.1/",
      "http://[::1]/",
    ]) {
      const { status, body } = await analyze(person, address);
      expect({ address, status }).toEqual({ address, status: 400 });
      expect(body.error).toMatch(/^We cannot analyze this address/);
    }
    expect(await used(person)).toBe(0);
  });

  test.each([
    ["", 400, "Please enter a URL"],
    ["not a url", 400, "Please enter a valid URL (e.g., https://example.com)"],
    ["example.com/x", 400, "Please enter a valid URL (e.g., https://example.com)"],
  ])("the input %j is answered with %i and %j", async (input, status, error) => {
    const person = await server.signUp();
    expect(await analyze(person, input)).toMatchObject({ status, body: { error } });
  });

  test.each([
    [{ question: "no" }, "Please enter a question of 3 to 200 characters"],
    [{ question: { text: "how long" } }, "Please enter a question of 3 to 200 characters"],
    [{ kind: "poem" }, /^Please choose one of these kinds of page: explainer, how-to, /],
    [{ answer: "short" }, "Please mark a sentence of 12 to 600 characters as the answer"],
  ])("%j is refused with its own message, before a use is spent", async (given, error) => {
    const person = await server.signUp();
    const body = { input: page.url("/Blog/Cold-Brew"), ...given };
    const answer = await server.call("/functions/analyze-content", { body, cookie: person.cookie });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(typeof error === "string" ? error : expect.stringMatching(error));
    expect(await used(person)).toBe(0);
  });

  test("what the user says about the page reaches the result", async () => {
    const person = await server.signUp();
    const given = { question: "What ratio of coffee to water should I use?", kind: "how-to" };
    const body = { input: page.url("/Blog/Cold-Brew"), ...given, answer: "" };
    const answer = await server.call("/functions/analyze-content", { body, cookie: person.cookie });
    expect(answer).toMatchObject({
      status: 200,
      body: { reading: { ...given, kindBy: "user", questionBy: "user" } },
    });
  });

  test("a visitor is asked to sign in", async () => {
    const { status, body } = await server.call("/functions/analyze-content", {
      body: { input: page.url("/secret") },
    });
    expect({ status, error: body.error }).toEqual({ status: 401, error: "Please sign in to continue." });
    expect(page.hits).not.toContain("/secret");
  });

  test("at the limit it is refused before the page is touched, with the real number", async () => {
    const person = await server.signUp();
    const subscription = await server.services.subscriptionOf(person.id);
    if (!subscription?.periodStart || !subscription.periodEnd) throw new Error("no period");
    await server.database.db.insert(subscriptionUsage).values({
      userId: person.id,
      subscriptionId: subscription.id,
      toolName: "content_analyses",
      usageCount: 10,
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
    });
    const { status, body } = await analyze(person, page.url("/secret"));
    expect({ status, error: body.error }).toEqual({
      status: 402,
      error: "Monthly limit of 10 reached. Upgrade for more usage.",
    });
    expect(page.hits).not.toContain("/secret");
  });

  test("a trial that is over is refused, marked expired, and refused again the same way", async () => {
    const person = await server.signUp();
    const { db } = server.database;
    await db
      .update(subscriptions)
      .set({ trialEndDate: sql`now() - interval '1 day'` })
      .where(eq(subscriptions.userId, person.id));
    for (let n = 0; n < 2; n++) {
      const { status, body } = await analyze(person, page.url("/secret"));
      expect({ status, error: body.error }).toEqual({
        status: 402,
        error: "Trial period has ended. Please upgrade to continue.",
      });
    }
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, person.id));
    expect(row?.status).toBe("expired");
  });

  test("thirty requests at once with ten uses left give exactly ten results", async () => {
    const person = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => analyze(person, page.url("/Blog/Cold-Brew"))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(20);
    expect(await used(person)).toBe(10);
  });

  test("progress rows are numbered without gaps", async () => {
    const person = await server.signUp();
    const { body } = await analyze(person, page.url("/Blog/Cold-Brew"), { prefer: "respond-async" });
    await server.call(String(body.events), { cookie: person.cookie });
    const rows = await server.database.db
      .select()
      .from(jobEvents)
      .where(eq(jobEvents.jobId, String(body.job)))
      .orderBy(jobEvents.seq);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  });
});
