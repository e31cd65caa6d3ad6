/** The loop to its end: an item is done, engines on loopback are asked before and since, and the difference decides. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackVendors, startLoopbackVendors } from "../../adapters/ai/testing/loopback-vendors.ts";
import { by } from "../../http/workspaces/testing/team.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { ARTICLE, html, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const QUERY = "how long should cold brew steep";
/** Two engines, asked this often in a run: 20 answers. Gemini links through its vendor, which has the host of the page here. */
const SAMPLES = 10;

let page: StubPage;
let vendors: LoopbackVendors;
let server: TestServer;
let person: Person;
let cited = "https://elsewhere.example/";

beforeAll(async () => {
  page = await startStubPage({ "/own": html(ARTICLE), "/still": html(ARTICLE) });
  vendors = await startLoopbackVendors(() => ({
    say: "answer",
    statements: [{ text: "Steep it for 16 hours.", cites: [1] }],
    sources: [{ url: cited, title: "A page" }],
  }));
  const [database] = serverDatabases;
  if (!database) throw new Error("There is no database to test on");
  server = await startTestServer(
    database,
    {
      ...vendors.environment("openai", "perplexity"),
      FETCH_ALLOW_HOSTS: page.host,
      AI_BUDGET_PER_DAY: "1000",
      AI_BUDGET_PER_MONITOR: "100",
    },
    { worker: true },
  );
  person = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await vendors.close();
  await page.close();
});

const measure = async (path: string) => {
  const body = { url: page.url(path), query: QUERY, samples: SAMPLES };
  const { status } = await server.call("/functions/monitor-ai-visibility", { body, cookie: person.cookie });
  expect(status).toBe(200);
};

async function itemOf(path: string): Promise<string> {
  const request = { title: `Say how long on ${path}`, page: { url: page.url(path) } };
  const [added] = await server.services.worklist.add(await by(server, person, "write"), [request]);
  return added?.id ?? "";
}
const read = async (id: string) => server.services.worklist.read(await by(server, person, "read"), id);
const tick = async (id: string) =>
  server.services.worklist.change(await by(server, person, "write"), { ids: [id], state: "done" });

test("an item is proven when answers cite the page clearly more often since it was done", async () => {
  await measure("/own");
  const id = await itemOf("/own");
  expect(await read(id)).toMatchObject({ state: "open", measured: { before: { cited: 0, counted: 20 } } });
  await tick(id);
  cited = page.url("/own");
  await measure("/own");
  const proven = await read(id);
  expect(proven).toMatchObject({
    state: "proven",
    measured: { before: { cited: 0, counted: 20 }, since: { cited: 20, counted: 20 }, effect: "better" },
  });
  expect(proven.history.at(-1)).toMatchObject({ what: "proven", measured: { queries: [QUERY] } });
});

test("an item whose page isn't cited more often has no effect yet", async () => {
  cited = "https://elsewhere.example/";
  await measure("/still");
  const id = await itemOf("/still");
  await tick(id);
  await measure("/still");
  expect(await read(id)).toMatchObject({
    state: "no_effect",
    measured: { before: { cited: 0, counted: 20 }, since: { cited: 0, counted: 20 }, effect: "same" },
  });
});
