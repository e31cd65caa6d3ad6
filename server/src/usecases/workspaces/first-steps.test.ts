import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, by } from "../../http/workspaces/testing/team.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const TELLING = LATE_ANSWER.replace("<h2>Overview</h2>", "<h2>Is plastic or oak better?</h2>");

describe.each(serverDatabases)("the first steps on $kind", (database) => {
  let server: TestServer;
  let page: StubPage;
  let owner: Person;
  let barrel = LATE_ANSWER;

  beforeAll(async () => {
    page = await startStubPage({ "/barrel": (request, response) => html(barrel)(request, response) });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    owner = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const me = () => by(server, owner, "write");
  const steps = (userId = owner.id) => server.services.firstSteps.read({ workspaceId: owner.id, userId });
  const ended = (id: string) =>
    eventually(async () =>
      expect((await server.services.findJob({ id, userId: owner.id }))?.state).toBe("done"),
    );

  test("each step follows from what the workspace has, up to a watched question", async () => {
    const { worklist, startAnalysis, findAnalysis, createMonitor } = server.services;
    expect(await steps()).toMatchObject({ next: "analyze", analysisId: null, item: null });

    const url = page.url("/barrel");
    const { jobId: analysisId } = await startAnalysis({ userId: owner.id, input: url });
    await ended(analysisId);
    expect(await steps()).toMatchObject({ next: "choose", analysisId });

    const found = await findAnalysis({ id: analysisId, userId: owner.id });
    const editId = found?.result.edits?.find(({ before }) => before?.includes("Overview"))?.id ?? "";
    const [added] = await worklist.add(await me(), [{ source: { from: "edit", analysisId, editId } }]);
    const id = added?.id ?? "";
    // A newer item that a reading can't show isn't the one to go on with.
    await worklist.add(await me(), [{ title: "Ask the gardener" }]);
    expect(await steps()).toMatchObject({ next: "publish", item: { id, pageUrl: url } });

    await worklist.change(await me(), { ids: [id], state: "done" });
    expect(await steps()).toMatchObject({ next: "seen", item: { id } });

    barrel = TELLING;
    await ended(await worklist.check(await me(), id));
    expect(await steps()).toMatchObject({ next: "watch", item: { id } });

    await createMonitor({ userId: owner.id, url, queries: ["rain barrel cost"], every: "weekly" });
    expect(await steps()).toBeNull();
  });

  test("a member who hid them doesn't see them any more, and other members do", async () => {
    const other = await server.signUp();
    const workspaceId = other.id;
    const editor = await addMember(server, other, "editor");
    const { read, hide } = server.services.firstSteps;
    await hide({ workspaceId, userId: editor.id });
    expect(await read({ workspaceId, userId: editor.id })).toBeNull();
    expect(await read({ workspaceId, userId: other.id })).toMatchObject({ next: "analyze" });
  });
});
