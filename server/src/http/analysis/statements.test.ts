import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Progress is stored at most twice a second, so a slow machine stores its steps one by one. */
const MORE_PROGRESS = 4;
/** What one analysis costs the database. Each of them is work on the embedded database's only thread. */
const MOST_STATEMENTS = 36 + MORE_PROGRESS;
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

/** Without the queue's looks for jobs: they come every other second, whether there are any or not. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const texts = query.mock.calls.map(([first]: unknown[]) =>
    typeof first === "string" ? first : String((first as { text: string }).text),
  );
  query.mockRestore();
  return texts.filter((text) => !/^\s*WITH\s+next\b/.test(text));
}
const transactions = (statements: string[]) => statements.filter((text) => text === "begin").length;

counted("an analysis makes few statements, the first of a page and the next", async () => {
  const person = await server.signUp();
  await analyze(person, "/a");
  for (const path of ["/b", "/a"]) {
    const statements = await statementsOf(() => analyze(person, path));
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(transactions(statements)).toBeLessThanOrEqual(MOST_TRANSACTIONS);
  }
});

counted("an analysis makes no more of them where many wait", async () => {
  const people: Person[] = [];
  for (let count = 0; count < 20; count++) people.push(await server.signUp());
  const newcomer = await server.signUp();
  const alone = await statementsOf(() => analyze(newcomer, "/a"));
  const statements = await statementsOf(() => Promise.all(people.map((person) => analyze(person, "/b"))));
  expect(statements.length / people.length).toBeLessThanOrEqual(alone.length + MORE_PROGRESS);
});
