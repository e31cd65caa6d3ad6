import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** The member's activity, the window of the quota, the project and the profile, each written once. */
const FIRST_TIME = 7;
/** What one analysis costs the database. Each of them is work on the embedded database's only thread. */
const MOST_STATEMENTS = 19;
/** Progress is stored at most twice a second and at the end. Here it is counted apart, because it depends on the machine. */
const PROGRESS = /^\s*with added as/;
/** Taking it in, and storing what it found. */
const MOST_TRANSACTIONS = 2;

/** Its driver is where they can be counted; on the embedded database they are the same. */
const postgres = serverDatabases.find(({ kind }) => kind === "postgres");
const counted = test.skipIf(!postgres);

let page: StubPage;
let server: TestServer;
beforeAll(async () => {
  page = await startStubPage({ "/a": html(ARTICLE), "/b": html(ARTICLE) });
  if (postgres) server = await startTestServer(postgres, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  if (postgres) await server.close();
  await page.close();
});

const analyze = async ({ cookie }: Person, path: string) =>
  expect(
    await server.call("/functions/analyze-content", { body: { input: page.url(path) }, cookie }),
  ).toMatchObject({ status: 200 });

const TRIES = 3;

/** The fewest of some tries: the queue's supervision and the minute's sweep may fall into one of them. */
async function fewestOf(work: () => Promise<unknown>): Promise<string[]> {
  const tries: string[][] = [];
  for (let count = 0; count < TRIES; count++) tries.push(await statementsOf(work));
  return tries.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
}

/** Without the queue's looks for jobs: they come every other second, whether there are any or not. The first progress counts. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const texts = query.mock.calls.map(([first]: unknown[]) =>
    typeof first === "string" ? first : String((first as { text: string }).text),
  );
  query.mockRestore();
  const isMore = (text: string, at: number) =>
    PROGRESS.test(text) && texts.findIndex((one) => PROGRESS.test(one)) < at;
  return texts.filter((text, at) => !/^\s*WITH\s+next\b/.test(text) && !isMore(text, at));
}
const transactions = (statements: string[]) => statements.filter((text) => text === "begin").length;

counted("an analysis makes few statements, the first of a page and the next", async () => {
  const first = async () => analyze(await server.signUp(), "/a");
  const signedUp = await fewestOf(() => server.signUp());
  const person = await server.signUp();
  await analyze(person, "/a");
  const next = await fewestOf(() => analyze(person, "/a"));
  expect(next.length, next.join("\n")).toBeLessThanOrEqual(MOST_STATEMENTS);
  expect(transactions(next)).toBeLessThanOrEqual(MOST_TRANSACTIONS);
  expect((await fewestOf(first)).length - signedUp.length).toBeLessThanOrEqual(MOST_STATEMENTS + FIRST_TIME);
});

counted("an analysis makes no more of them where many wait", async () => {
  const people: Person[] = [];
  for (let count = 0; count < 8; count++) people.push(await server.signUp());
  const newcomer = await server.signUp();
  for (const person of [newcomer, ...people]) await analyze(person, "/b");
  const alone = await fewestOf(() => analyze(newcomer, "/b"));
  const together = await fewestOf(() => Promise.all(people.map((person) => analyze(person, "/b"))));
  // Less than one more each: supervision and the minute's sweep may fall into all of the tries.
  expect(together.length / people.length).toBeLessThan(alone.length + 1);
});
