import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { editOfDifference } from "./edit-of-difference.ts";

describe.each(serverDatabases)("the edit that removes a difference on $kind", (database) => {
  let page: StubPage;
  let server: TestServer;
  beforeAll(async () => {
    page = await startStubPage({ "/barrel": html(LATE_ANSWER) });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  test("it is one of the newest report, and there is none without a report", async () => {
    const { storage, startAnalysis, findJob } = server.services;
    const { id: userId } = await server.signUp();
    const url = page.url("/barrel");
    expect((await editOfDifference({ storage }, { userId, url }))("answers_first")).toBeNull();

    const { jobId } = await startAnalysis({ userId, input: url });
    await eventually(async () => expect((await findJob({ id: jobId, userId }))?.state).toBe("done"));
    const stored = await storage.analyses.find(jobId);
    const edits = stored?.result.edits ?? [];
    const [first] = edits;
    if (!stored || !first) throw new Error("The report has no edit.");
    // What the rules offer changes with the engine; which difference an edit removes doesn't.
    const early = { ...first, id: "early", audit: "early-answer" };
    await storage.analyses.replace({
      ...{ id: jobId, userId },
      result: { ...stored.result, edits: [...edits, early] },
    });

    const editFor = await editOfDifference({ storage }, { userId, url });
    expect(editFor("answers_first")).toBe("early");
    expect(editFor("definition")).toBeNull();
    expect(editFor("not-a-difference")).toBeNull();
    const elsewhere = await editOfDifference({ storage }, { userId, url: page.url("/other") });
    expect(elsewhere("answers_first")).toBeNull();
  });
});
