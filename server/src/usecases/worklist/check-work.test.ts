import { afterAll, beforeAll, expect, test } from "vitest";
import { by } from "../../http/workspaces/testing/team.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const QUESTION = "How much does a rain barrel cost in shops?";
const TELLING = LATE_ANSWER.replace("<h2>Overview</h2>", "<h2>Is plastic or oak better?</h2>");

let page: StubPage;
let server: TestServer;
let owner: Person;
let barrel = LATE_ANSWER;

beforeAll(async () => {
  page = await startStubPage({ "/barrel": (request, response) => html(barrel)(request, response) });
  const [database] = serverDatabases;
  if (!database) throw new Error("There is no database to test on");
  server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  owner = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await page.close();
});

const work = () => server.services.worklist;
const me = () => by(server, owner, "write");
const ended = (id: string) =>
  eventually(async () =>
    expect((await server.services.findJob({ id, userId: owner.id }))?.state).toBe("done"),
  );
const used = async () => (await server.services.usageStats(owner.id)).tools.content_analyses.used;

/** The item of an edit about a heading that says nothing, done and not looked for yet. */
async function doneItem(): Promise<string> {
  const request = { userId: owner.id, input: page.url("/barrel"), question: QUESTION };
  const { jobId: analysisId } = await server.services.startAnalysis(request);
  await ended(analysisId);
  const found = await server.services.findAnalysis({ id: analysisId, userId: owner.id });
  const editId = found?.result.edits?.find(({ before }) => before?.includes("Overview"))?.id ?? "";
  const [added] = await work().add(await me(), [{ source: { from: "edit", analysisId, editId } }]);
  const id = added?.id ?? "";
  await work().change(await me(), { ids: [id], state: "done" });
  return id;
}

test("an item is looked for at once, by the question that was given for the page, and each check uses one analysis", async () => {
  const id = await doneItem();
  const before = await used();
  const check = async () => {
    const jobId = await work().check(await me(), id);
    await ended(jobId);
    return jobId;
  };
  await check();
  expect(await work().read(await me(), id)).toMatchObject({ state: "done", verdict: "not_made" });
  barrel = TELLING;
  const later = await check();
  expect(await work().read(await me(), id)).toMatchObject({ state: "seen", verdict: "made" });
  expect(await used()).toBe(before + 2);
  const found = await server.services.findAnalysis({ id: later, userId: owner.id });
  expect(found?.result.reading).toMatchObject({ question: QUESTION, questionBy: "user" });
});

test("without words or a check to look for, nothing is read and nothing is used", async () => {
  const before = await used();
  const [added] = await work().add(await me(), [{ title: "Ask", page: { url: page.url("/barrel") } }]);
  const id = added?.id ?? "";
  expect(await work().read(await me(), id)).toMatchObject({ canBeSeen: false });
  await expect(work().check(await me(), id)).rejects.toMatchObject({ code: "work/no-signs" });
  expect(await used()).toBe(before);
});

test("nobody checks the item of another workspace", async () => {
  const [added] = await work().add(await me(), [{ title: "Mine", page: { url: page.url("/barrel") } }]);
  const stranger = await by(server, await server.signUp(), "write");
  await expect(work().check(stranger, added?.id ?? "")).rejects.toMatchObject({ code: "work/not-found" });
});
