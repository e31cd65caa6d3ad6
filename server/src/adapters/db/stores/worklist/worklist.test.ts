import { randomUUID } from "node:crypto";
import { NO_SIGNS } from "@citeworthy/core/worklist/draft-item";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewWorkItem, WorkMark } from "../../../../ports/worklist/worklist.ts";
import { serverDatabases } from "../../../../testing/databases.ts";
import type { Database } from "../../database.ts";
import { members, projects, users, workItems } from "../../schema/all.ts";
import { workStore } from "./worklist.ts";

const NOW = new Date("2026-11-17T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const MEASURED = {
  before: { cited: 0, counted: 20 },
  since: { cited: 9, counted: 20 },
  queries: ["q"],
};

describe.each(serverDatabases)("the work list on $kind", ({ open }) => {
  let database: Database;
  let store: ReturnType<typeof workStore>;
  beforeAll(async () => {
    database = await open();
    store = workStore(database.db);
  });
  afterAll(() => database.close());

  /** Each test has its own person, whose first workspace has the same id. */
  async function newWorkspace(): Promise<string> {
    const id = randomUUID();
    await database.db.insert(users).values({ id, name: "Lena Ortiz", email: `${id}@example.com` });
    return id;
  }
  const itemOf = (workspaceId: string, item: Partial<NewWorkItem> = {}): NewWorkItem => ({
    id: randomUUID(),
    workspaceId,
    projectId: null,
    kind: "edit",
    title: "Answer the question in the opening",
    detail: "",
    page: { url: "https://a.test/page", title: "A page" },
    pageKey: "a.test/page",
    source: { from: "hand" },
    sourceKey: null,
    signs: NO_SIGNS,
    query: null,
    ownerId: null,
    dueOn: null,
    createdBy: workspaceId,
    createdAt: NOW,
    history: [{ at: NOW.toISOString(), what: "added", by: workspaceId }],
    ...item,
  });
  const all = { limit: 100, after: null };
  const titles = async (workspaceId: string, filter = {}) =>
    (await store.list({ workspaceId, ...filter }, all)).map(({ title }) => title);

  test("items are sorted by their due day in parts, those without one last, open ones first", async () => {
    const workspaceId = await newWorkspace();
    const added = [
      itemOf(workspaceId, { title: "no day", createdAt: later(9) }),
      itemOf(workspaceId, { title: "late", dueOn: "2026-12-24", createdAt: later(8) }),
      itemOf(workspaceId, { title: "soon, older", dueOn: "2026-11-20", createdAt: later(1) }),
      itemOf(workspaceId, { title: "soon, newer", dueOn: "2026-11-20", createdAt: later(2) }),
      itemOf(workspaceId, { title: "done", dueOn: "2026-11-01", createdAt: later(3) }),
    ];
    await store.add(added);
    const done = { workspaceId, ids: [added[4]?.id ?? ""] };
    await store.setState(done, "done", { at: NOW.toISOString(), what: "done", by: workspaceId });
    const found: string[] = [];
    for (let after: WorkMark | null = null; ; ) {
      const [item] = await store.list({ workspaceId }, { limit: 1, after, sort: "due" });
      if (!item) break;
      found.push(item.title);
      after = item.mark;
    }
    expect(found).toEqual(["soon, newer", "soon, older", "late", "no day", "done"]);
  });

  test("a source is on the list once, until its item is deleted", async () => {
    const workspaceId = await newWorkspace();
    const first = itemOf(workspaceId, { sourceKey: "edit-answer a.test/page" });
    expect(await store.add([first, itemOf(workspaceId), itemOf(workspaceId)])).toHaveLength(3);
    expect(await store.add([itemOf(workspaceId, { sourceKey: first.sourceKey })])).toEqual([]);
    const known = await store.bySource(workspaceId, [first.sourceKey ?? "", "other"]);
    expect([...known]).toEqual([[first.sourceKey, { id: first.id, state: "open" }]]);
    expect((await store.bySource(await newWorkspace(), [first.sourceKey ?? ""])).size).toBe(0);

    expect(await store.remove({ workspaceId, ids: [first.id] }, later(1))).toBe(1);
    const [again = ""] = await store.add([itemOf(workspaceId, { sourceKey: first.sourceKey })]);
    expect(await store.undoRemoval(workspaceId, later(1))).toBe(0);
    await store.remove({ workspaceId, ids: [again] }, later(2));
    expect(await store.undoRemoval(workspaceId, later(1))).toBe(1);
    expect(await store.purge(later(3), 10)).toBe(1);
    expect(await store.count(workspaceId)).toBe(3);
  });

  test("open items come first and proven ones last, and every part starts after a mark", async () => {
    const workspaceId = await newWorkspace();
    const states = ["proven", "open", "seen", "open", "no_effect", "done"] as const;
    const added = states.map((state, at) =>
      itemOf(workspaceId, { title: `${at} ${state}`, createdAt: later(at % 2) }),
    );
    await store.add(added);
    for (const [at, state] of states.entries()) await store.followUp(added[at]?.id ?? "", { state });
    const whole = await titles(workspaceId);
    const groups = whole.map((title) => (title.includes("open") ? 0 : title.includes("proven") ? 2 : 1));
    expect(groups).toEqual([0, 0, 1, 1, 1, 2]);
    const parts: string[] = [];
    let after = null;
    for (;;) {
      const rows = await store.list({ workspaceId }, { limit: 2, after });
      parts.push(...rows.map(({ title }) => title));
      after = rows.at(-1)?.mark ?? null;
      if (rows.length < 2) break;
    }
    expect(parts).toEqual(whole);
    expect(await store.counts({ workspaceId })).toEqual({
      open: 2,
      done: 1,
      seen: 1,
      proven: 1,
      no_effect: 1,
    });
  });

  test("filters find by owner, page, kind, words and day, and never in another workspace", async () => {
    const workspaceId = await newWorkspace();
    await store.add([
      itemOf(workspaceId, { title: "50% of it", ownerId: workspaceId, dueOn: "2026-11-10" }),
      itemOf(workspaceId, { title: "other", kind: "note", page: null, pageKey: null, dueOn: "2026-12-01" }),
    ]);
    expect(await titles(workspaceId, { ownerId: workspaceId })).toEqual(["50% of it"]);
    expect(await titles(workspaceId, { ownerId: null })).toEqual(["other"]);
    expect(await titles(workspaceId, { text: "0%" })).toEqual(["50% of it"]);
    expect(await titles(workspaceId, { text: "%t%" })).toEqual([]);
    expect(await titles(workspaceId, { kind: "note" })).toEqual(["other"]);
    expect(await titles(workspaceId, { pageKey: "a.test/page" })).toEqual(["50% of it"]);
    expect(await titles(workspaceId, { dueBefore: "2026-11-17" })).toEqual(["50% of it"]);
    expect(await titles(workspaceId, { onlyProjects: [] })).toEqual([]);
    expect(await titles(workspaceId, { changedSince: later(-1) })).toHaveLength(2);
    expect(await titles(workspaceId, { changedSince: later(1) })).toEqual([]);
    expect(await titles(await newWorkspace(), { text: "other" })).toEqual([]);
    const [found] = await store.list({ workspaceId, ownerId: workspaceId }, all);
    expect(found).toMatchObject({ ownerName: "Lena Ortiz", comments: 0, projectName: null });
  });

  test("only open items can be done, and answers so far become those before", async () => {
    const workspaceId = await newWorkspace();
    const item = itemOf(workspaceId);
    await store.add([item]);
    await store.followUp(item.id, { measured: MEASURED, measuredAt: NOW });
    const selected = { workspaceId, ids: [item.id] };
    const step = (what: "done" | "opened") => ({ at: later(5).toISOString(), what, by: workspaceId });
    expect(await store.setState({ workspaceId: "x", ids: [item.id] }, "done", step("done"))).toBe(0);
    expect(await store.setState(selected, "done", step("done"))).toBe(1);
    expect(await store.setState(selected, "done", step("done"))).toBe(0);
    expect(await store.find({ id: item.id, workspaceId })).toMatchObject({
      state: "done",
      doneAt: later(5),
      measured: { before: MEASURED.before, since: { cited: 0, counted: 0 } },
      history: [{ what: "added" }, { what: "done", by: workspaceId }],
    });
    expect(await store.setState(selected, "open", step("opened"))).toBe(1);
    expect(await store.find({ id: item.id, workspaceId })).toMatchObject({ state: "open", doneAt: later(5) });
  });

  test("an item survives its project, and comments keep their words when their author is deleted", async () => {
    const [workspaceId, author] = [await newWorkspace(), await newWorkspace()];
    const projectId = randomUUID();
    await database.db.insert(projects).values({ id: projectId, userId: workspaceId, name: "Brew Notes" });
    const item = itemOf(workspaceId, { projectId, ownerId: author });
    await store.add([item]);
    await store.comment({
      id: randomUUID(),
      itemId: item.id,
      authorId: author,
      text: "Soon",
      createdAt: NOW,
    });
    // The author isn't a member of this workspace, so nobody is named as the owner.
    expect(await store.find({ id: item.id, workspaceId })).toMatchObject({
      projectName: "Brew Notes",
      ownerName: null,
      comments: 1,
    });
    await database.db.delete(projects).where(eq(projects.id, projectId));
    await database.db.delete(users).where(eq(users.id, author));
    expect(await store.find({ id: item.id, workspaceId })).toMatchObject({ projectId: null, ownerId: null });
    expect(await store.comments(item.id)).toMatchObject([{ text: "Soon", authorName: null }]);
    await database.db.delete(users).where(eq(users.id, workspaceId));
    expect(await database.db.select().from(workItems).where(eq(workItems.id, item.id))).toEqual([]);
  });

  test("the weekly email is off until a member asks for it, and one of two workers writes it", async () => {
    const workspaceId = await newWorkspace();
    const due = async (since: Date) =>
      (await store.digestsDue(since, 100)).filter((member) => member.workspaceId === workspaceId);
    expect(await store.hasDigest(workspaceId, workspaceId)).toBe(false);
    expect(await due(NOW)).toEqual([]);
    await store.setDigest(workspaceId, workspaceId, true);
    const [member] = await due(NOW);
    if (!member) throw new Error("an email is due");
    expect([await store.claimDigest(member, NOW), await store.claimDigest(member, NOW)]).toEqual([
      true,
      false,
    ]);
    expect(await due(NOW)).toEqual([]);
    expect(await due(later(1))).toHaveLength(1);
    await database.db.delete(members).where(eq(members.workspaceId, workspaceId));
    expect(await due(later(1))).toEqual([]);
  });
});
