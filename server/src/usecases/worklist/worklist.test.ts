import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectPages, searches, workItems } from "../../adapters/db/schema/all.ts";
import { addMember, by } from "../../http/workspaces/testing/team.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { eventually } from "../../testing/eventually.ts";
import { html, LATE_ANSWER, type StubPage, startStubPage } from "../../testing/stub-page.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";

const TELLING = LATE_ANSWER.replace("<h2>Overview</h2>", "<h2>Is plastic or oak better?</h2>");
const SHELL =
  "<!doctype html><html><body><main><p>Please wait while we check your browser for a moment.</p></main></body></html>";

describe.each(serverDatabases)("the work list on $kind", (database) => {
  let server: TestServer;
  let page: StubPage;
  let owner: Person;
  let barrel = LATE_ANSWER;

  beforeAll(async () => {
    page = await startStubPage({
      "/barrel": (request, response) => html(barrel)(request, response),
      "/other": html(LATE_ANSWER),
    });
    server = await startTestServer(database, { FETCH_ALLOW_HOSTS: page.host }, { worker: true });
    owner = await server.signUp();
  });
  afterAll(async () => {
    await server.close();
    await page.close();
  });

  const work = () => server.services.worklist;
  const me = () => by(server, owner, "shared");
  const analyze = async (path: string) => {
    const { jobId } = await server.services.startAnalysis({ userId: owner.id, input: page.url(path) });
    await eventually(async () => {
      const job = await server.services.findJob({ id: jobId, userId: owner.id });
      expect(["done", "failed"]).toContain(job?.state);
    });
    return jobId;
  };
  /** The edit about a heading that says nothing: its words are a sign that the page shows. */
  const headingEdit = async (analysisId: string) => {
    const found = await server.services.findAnalysis({ id: analysisId, userId: owner.id });
    const edit = found?.result.edits?.find(({ before }) => before?.includes("Overview"));
    if (!edit) throw new Error("the report has no edit about the heading");
    return { from: "edit" as const, analysisId, editId: edit.id };
  };

  test("an edit is seen on the page when its words are gone, and opened again when they are back", async () => {
    const source = await headingEdit(await analyze("/barrel"));
    const [added] = await work().add(await me(), [{ source }]);
    expect(added).toMatchObject({ state: "open", isNew: true });
    const id = added?.id ?? "";
    expect((await work().add(await me(), [{ source }]))[0]).toEqual({ id, state: "open", isNew: false });
    const read = async () => work().read(await me(), id);
    expect(await read()).toMatchObject({ kind: "edit", project: { name: page.host }, verdict: null });

    await analyze("/barrel");
    expect(await read()).toMatchObject({ state: "open", verdict: "not_made" });

    barrel = TELLING;
    const later = await analyze("/barrel?utm_source=news");
    const seen = await read();
    expect(seen).toMatchObject({ state: "seen", verdict: "made", seenAt: expect.any(String) });
    expect(seen.history.at(-1)).toMatchObject({ what: "seen", analysisId: later });
    expect(seen.doneAt).toBe(seen.seenAt);

    barrel = SHELL;
    await analyze("/barrel");
    expect((await read()).state).toBe("seen");

    barrel = LATE_ANSWER;
    const back = await analyze("/barrel");
    expect(await read()).toMatchObject({ state: "open", seenAt: null });
    expect((await read()).history.at(-1)).toMatchObject({ what: "back", analysisId: back });

    const onReport = await work().ofReport(owner.id, { url: page.url("/barrel"), sources: [source] });
    expect(onReport).toEqual([{ source, id, state: "open" }]);
  });

  test("an item stays when its page, its analysis and its project are deleted", async () => {
    const analysisId = await analyze("/other");
    const found = await server.services.findAnalysis({ id: analysisId, userId: owner.id });
    const checkId = found?.result.audits.find(({ advice }) => advice !== null)?.id ?? "";
    const source = { from: "check" as const, analysisId, checkId };
    const [added] = await work().add(await me(), [{ source }]);
    const before = await work().read(await me(), added?.id ?? "");
    expect(before.kind).toBe("finding");
    const { db } = server.database;
    await db.delete(searches).where(eq(searches.id, analysisId));
    await db.delete(projectPages).where(eq(projectPages.userId, owner.id));
    const [project] = await server.services.listProjects(owner.id);
    await server.services.removeProject({ id: project?.id ?? "", userId: owner.id });
    expect(await work().read(await me(), before.id)).toEqual({ ...before, project: null });
    await expect(
      work().add(await me(), [{ source: { ...source, analysisId: before.id } }]),
    ).rejects.toMatchObject({
      code: "work/source-missing",
    });
  });

  test("members write, give and tick items; nobody sets a proof by hand", async () => {
    const editor = await addMember(server, owner, "editor");
    const asEditor = await by(server, editor, "write");
    const [one, two] = await work().add(asEditor, [
      { title: "  Ask the\nbaker ", ownerId: owner.id, dueOn: "2026-11-01" },
      { title: "What about oak?", kind: "question", page: { url: page.url("/barrel") } },
    ]);
    const ids = [one?.id ?? "", two?.id ?? ""];
    expect(await work().change(asEditor, { ids, state: "done", ownerId: editor.id })).toBe(2);
    const { items, counts } = await work().list(asEditor, { owner: "me" });
    expect(items.map(({ title, kind, state }) => [title, kind, state]).sort()).toEqual([
      ["Ask the baker", "note", "done"],
      ["What about oak?", "question", "done"],
    ]);
    expect(counts.done).toBe(2);
    await work().change(asEditor, { ids: ids.slice(0, 1), state: "open", dueOn: null });
    expect((await work().list(asEditor, { overdue: "1" })).items).toEqual([]);

    await work().comment(asEditor, { id: ids[0] ?? "", text: "He is away until Friday." });
    expect((await work().read(asEditor, ids[0] ?? "")).notes).toMatchObject([
      { text: "He is away until Friday." },
    ]);

    const { mark, count } = await work().remove(asEditor, ids);
    expect(count).toBe(2);
    await expect(work().read(asEditor, ids[0] ?? "")).rejects.toMatchObject({ code: "work/not-found" });
    expect(await work().undoRemoval(asEditor, mark)).toBe(2);
    expect((await work().read(asEditor, ids[0] ?? "")).history.map(({ what }) => what)).toEqual([
      "added",
      "done",
      "opened",
    ]);
  });

  test.each([
    [{ title: " " }, "work/title-needed"],
    [{ title: "a".repeat(201) }, "work/title-needed"],
    [{ title: "x", page: { url: "javascript:alert(1)" } }, "work/page-invalid"],
    [{ title: "x", dueOn: "tomorrow" }, "work/due-invalid"],
    [{ title: "x", ownerId: "nobody" }, "work/owner-unknown"],
    [{ title: "x", projectId: "00000000-0000-4000-8000-000000000000" }, "project/not-found"],
  ])("%o is refused with %s", async (request, code) => {
    await expect(work().add(await me(), [request])).rejects.toMatchObject({ code });
  });

  test("a client sees the items of shared projects, and nothing is given to a client", async () => {
    const project = await server.services.createProject({ userId: owner.id, name: "Shared" });
    const hidden = await server.services.createProject({ userId: owner.id, name: "Hidden" });
    const client = await addMember(server, owner, "client", [project.id]);
    const [shown, secret] = await work().add(await me(), [
      { title: "For the client", projectId: project.id },
      { title: "Not for the client", projectId: hidden.id },
    ]);
    const asClient = await by(server, client, "shared");
    expect((await work().list(asClient, {})).items.map(({ title }) => title)).toEqual(["For the client"]);
    expect(await work().countOpen(asClient)).toBe(1);
    expect((await work().read(asClient, shown?.id ?? "")).title).toBe("For the client");
    await expect(work().read(asClient, secret?.id ?? "")).rejects.toMatchObject({ code: "work/not-found" });
    await expect(
      work().change(await me(), { ids: [shown?.id ?? ""], ownerId: client.id }),
    ).rejects.toMatchObject({ code: "work/owner-unknown" });
    const stranger = await by(server, await server.signUp(), "shared");
    await expect(work().read(stranger, shown?.id ?? "")).rejects.toMatchObject({ code: "work/not-found" });
    expect(await work().change(stranger, { ids: [shown?.id ?? ""], state: "done" })).toBe(0);
  });

  test("one fault of a project becomes an item for each of its pages, once", async () => {
    await analyze("/barrel");
    await analyze("/other");
    const [project] = (await server.services.listProjects(owner.id)).filter(({ pages }) => pages === 2);
    const id = project?.id ?? "";
    const [fault] = (await server.services.projectFaults({ id, userId: owner.id })).filter(
      ({ pages }) => pages === 2,
    );
    const request = { projectId: id, audit: fault?.audit ?? "" };
    const added = await work().addFault(await me(), request);
    expect(added).toHaveLength(2);
    // A later reading of a shell or of a notice has far fewer words, and shows nothing.
    const ids = added.map((item) => item.id);
    const stored = await server.database.db
      .select({ signs: workItems.signs })
      .from(workItems)
      .where(inArray(workItems.id, ids));
    expect(stored.map(({ signs }) => signs.check)).toEqual([request.audit, request.audit]);
    expect(Math.min(...stored.map(({ signs }) => signs.words))).toBeGreaterThan(0);
    expect((await work().addFault(await me(), request)).map(({ isNew }) => isNew)).toEqual([false, false]);
    await expect(work().addFault(await me(), { ...request, audit: "nothing" })).rejects.toMatchObject({
      code: "work/source-missing",
    });
  });

  test("the file has every item that the filter finds, and formulas don't run", async () => {
    await work().add(await me(), [{ title: '=HYPERLINK("https://evil.example")' }]);
    const rows: string[] = [];
    for await (const row of work().export(await me(), { text: "HYPERLINK" })) rows.push(row);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^state,kind,title,detail,page,url,/);
    expect(rows[1]).toContain(`Open,Note,"'=HYPERLINK`);
  });

  test("a member who asked for it gets one email a week with what is open", async () => {
    const editor = await addMember(server, owner, "editor");
    const asEditor = await by(server, editor, "write");
    await work().add(asEditor, [{ title: "Give the amount of vinegar", ownerId: editor.id }]);
    await work().setDigest(asEditor, true);
    // The worker's own sweep may have been first.
    await work().sendDigests();
    const mine = () =>
      server.mails().filter((mail) => mail.includes(`To: ${editor.email}`) && mail.includes("work list"));
    await eventually(() => expect(mine()).toHaveLength(1));
    expect(mine()[0]).toContain("Give the amount of vinegar");
    expect(await work().sendDigests()).toBe(0);

    // RFC 8058: one request stops it, without signing in.
    expect(mine()[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const token = /List-Unsubscribe: <[^>]+\/unsubscribe\/([\w-]+)>/.exec(mine()[0] ?? "")?.[1] ?? "";
    expect(mine()[0]).toContain(`/unsubscribe/${token}\n`);
    expect(await server.services.unsubscribe(`${token}x`)).toBe(false);
    expect(await work().hasDigest(asEditor)).toBe(true);
    expect(await server.services.unsubscribe(token)).toBe(true);
    expect(await work().hasDigest(asEditor)).toBe(false);
  });
});
