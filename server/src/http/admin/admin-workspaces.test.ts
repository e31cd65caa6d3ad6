/** Workspaces as an admin sees and changes them: listed, searched, people moved, ended with a notice and kept. */
import { DELETION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import { DAY_MS } from "@citeworthy/core/time";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users, workspaces } from "../../adapters/db/schema/all.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { WORKSPACES_PER_PAGE } from "../../usecases/admin/workspaces/list-workspaces.ts";
import { addMember, by, keyFor } from "../workspaces/testing/team.ts";

type Listed = {
  id: string;
  name: string;
  ownerEmail: string | null;
  members: number;
  uses: number;
  planType: string;
};
type Page = { workspaces: Listed[]; total: number; before: string | null; after: string | null };

describe.each(serverDatabases)("workspaces of an admin on $kind", (testDatabase) => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
    admin = await server.signUp("admin@example.com");
    await server.database.db.update(users).set({ role: "admin" }).where(eq(users.id, admin.id));
  });
  afterAll(() => server.close());

  const services = () => server.services.admin;
  const actor = () => ({ kind: "admin" as const, id: admin.id, requestId: null });
  const rejects = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });
  const list = async (query = "") =>
    (await server.call(`/api/admin/workspaces${query}`, { cookie: admin.cookie })).body as unknown as Page;
  const mailsTo = (email: string, subject: string) =>
    server.mails().filter((mail) => mail.includes(`To: ${email}`) && mail.includes(subject));
  const rolesIn = async (id: string) =>
    (await services().workspace(id)).members.map(({ userId, role }) => [userId, role]);
  const newestEntry = async () => (await services().auditLog(null))[0];
  const activityOf = async (workspaceId: string) =>
    (await server.services.workspaces.readMembers({ workspaceId })).activity;
  const setPro = (id: string) =>
    server.database.db.execute(
      sql`update subscriptions set plan_type = 'pro', status = 'active', trial_end_date = null where user_id = ${id}`,
    );

  test("each workspace is listed once with its owner, members, plan and uses, and found by name and address", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    await server.services.workspaces.rename(await by(server, owner), "100% Harvest_team");
    const { db } = server.database;
    await db.execute(sql`insert into subscription_usage (user_id, subscription_id, tool_name, usage_count, period_start, period_end)
      select user_id, id, 'content_analyses', 4, current_period_start, current_period_start + interval '1 month'
      from subscriptions where user_id = ${owner.id}`);
    const expected = {
      id: owner.id,
      name: "100% Harvest_team",
      ownerEmail: owner.email,
      members: 2,
      planType: "free",
      status: "trial",
      uses: 4,
      endsAt: null,
    };
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).workspaces.filter(({ id }) => id === owner.id);
    for (const search of ["100% HARVEST_", owner.email, editor.email, "@example.com"])
      expect({ search, found: await found(search) }).toMatchObject({ search, found: [expected] });
    for (const search of ["100x", "harvest", "100%%", "@other.example"])
      expect({ search, found: await found(search) }).toEqual({ search, found: [] });

    await db.execute(sql`insert into users (id, name, email)
      select 'lots' || n, 'Lots ' || n, 'lots' || n || '@example.org' from generate_series(1, 120) n`);
    const seen: string[] = [];
    let page = await list();
    for (;;) {
      seen.push(...page.workspaces.map(({ id }) => id));
      if (page.after === null) break;
      expect(page.workspaces).toHaveLength(WORKSPACES_PER_PAGE);
      page = await list(`?after=${encodeURIComponent(page.after)}`);
    }
    const all = await db.$count(workspaces);
    expect([seen.length, new Set(seen).size, page.total]).toEqual([all, all, all]);
    const last = await list("?at=end");
    expect(seen.slice(-WORKSPACES_PER_PAGE)).toEqual(last.workspaces.map(({ id }) => id));
    const earlier = await list(`?before=${encodeURIComponent(last.before ?? "")}`);
    expect(earlier.workspaces.map(({ id }) => id)).toEqual(
      seen.slice(-2 * WORKSPACES_PER_PAGE, -WORKSPACES_PER_PAGE),
    );
    await db.execute(sql`delete from users where id like 'lots%'`);
  });

  test("the list of users names the workspaces of each person, with the role", async () => {
    const owner = await server.signUp();
    const viewer = await addMember(server, owner, "viewer");
    const { body } = await server.call(`/api/admin/users?search=${viewer.email}`, { cookie: admin.cookie });
    expect((body.users as { workspaces: unknown[] }[])[0]?.workspaces).toEqual([
      expect.objectContaining({ id: viewer.id, role: "owner" }),
      expect.objectContaining({ id: owner.id, role: "viewer" }),
    ]);
  });

  test("a person is added with a role; both they and the owner get an email, and both logs show it", async () => {
    const [owner, person] = [await server.signUp(), await server.signUp()];
    const add = (email: string, role: string) =>
      services().addPerson(actor(), { workspaceId: owner.id, email, role });
    await rejects(add("nobody@example.com", "editor"), "workspace/person-unknown");
    await rejects(add(person.id, "editor"), "workspace/person-unknown");
    for (const role of ["owner", "client", ""])
      await rejects(add(person.email, role), "workspace/role-invalid");
    await add(` ${person.email.toUpperCase()} `, "editor");
    await rejects(add(person.email, "viewer"), "workspace/already-member");
    expect(await rolesIn(owner.id)).toEqual([
      [owner.id, "owner"],
      [person.id, "editor"],
    ]);
    expect(mailsTo(person.email, "You are now a member")).toHaveLength(1);
    expect(mailsTo(owner.email, "is now a member of")).toHaveLength(1);
    await rejects(
      services().addPerson(actor(), { workspaceId: "gone", email: person.email, role: "viewer" }),
      "workspace/unknown",
    );
    // The members see that the operator did it, and not which admin; attempts that failed are only in the admin's log.
    expect(await activityOf(owner.id)).toMatchObject([
      { action: "operator-add-member", actorName: null, details: { role: "editor" } },
    ]);
    expect(await newestEntry()).toMatchObject({ action: "operator-add-member", outcome: "failed" });
  });

  test("an admin can't add more people than the plan has seats, even with many requests at once", async () => {
    const owner = await server.signUp();
    const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
    const added = await Promise.allSettled(
      people.map(({ email }) =>
        services().addPerson(actor(), { workspaceId: owner.id, email, role: "viewer" }),
      ),
    );
    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await rolesIn(owner.id)).toHaveLength(3);
  });

  test("a person is removed with their keys, and the owner can't be", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    const token = await keyFor(server, editor, owner.id);
    const remove = (userId: string) => services().removePerson(actor(), { workspaceId: owner.id, userId });
    await rejects(remove(owner.id), "workspace/owner-fixed");
    await remove(editor.id);
    await rejects(remove(editor.id), "workspace/member-unknown");
    const answer = await server.call("/api/projects", { headers: { authorization: `Bearer ${token}` } });
    expect(answer.body.details).toEqual({ code: "key/revoked" });
    expect(mailsTo(editor.email, "You are no longer a member")).toHaveLength(1);
    expect(mailsTo(owner.email, "is no longer a member of")).toHaveLength(1);
  });

  test("another member becomes the owner without the former one, who edits and has a workspace of their own", async () => {
    const owner = await server.signUp();
    await setPro(owner.id);
    const next = await addMember(server, owner, "viewer");
    const { id: projectId } = await server.services.createProject({ userId: owner.id, name: "Shared" });
    const client = await addMember(server, owner, "client", [projectId]);
    const change = (userId: string) => services().makeOwner(actor(), { workspaceId: owner.id, userId });
    await rejects(change(owner.id), "workspace/owner-already");
    await rejects(change(client.id), "workspace/member-unknown");
    await rejects(change(admin.id), "workspace/member-unknown");
    await change(next.id);
    expect((await rolesIn(owner.id)).slice(0, 2)).toEqual([
      [next.id, "owner"],
      [owner.id, "editor"],
    ]);
    const own = await server.services.storage.workspaces.list(owner.id);
    expect(own.filter(({ role }) => role === "owner")).toHaveLength(1);
    expect(mailsTo(next.email, "You now own")).toHaveLength(1);
    expect(mailsTo(owner.email, "now owns")).toHaveLength(1);
    expect(await newestEntry()).toMatchObject({
      action: "operator-change-owner",
      outcome: "done",
      target: next.id,
      targetEmail: next.email,
    });
  });

  test("an ended workspace is deleted after 30 days and a notice; its owner can't undo it, an admin can", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    await server.services.createProject({ userId: owner.id, name: "Shared" });
    const endsAt = await services().endWorkspace(actor(), owner.id);
    expect(Math.round((endsAt.getTime() - Date.now()) / DAY_MS)).toBe(DELETION_DAYS);
    for (const { email } of [owner, editor]) expect(mailsTo(email, "will be deleted on")).toHaveLength(1);
    const asOwner = await by(server, owner, "own");
    await rejects(server.services.workspaces.keep(asOwner), "workspace/ended-by-operator");
    await rejects(server.services.workspaces.end(asOwner), "workspace/ended-by-operator");
    expect(await services().endWorkspace(actor(), owner.id)).toEqual(endsAt);
    expect((await services().workspace(owner.id)).workspace).toMatchObject({ endsAt, endedBy: "operator" });

    await services().keepWorkspace(actor(), owner.id);
    await rejects(services().keepWorkspace(actor(), owner.id), "workspace/not-ending");
    expect(mailsTo(editor.email, "will not be deleted")).toHaveLength(1);

    // What the owner asked for keeps its day when the operator asks too.
    const first = await server.services.workspaces.end(asOwner);
    expect(await services().endWorkspace(actor(), owner.id)).toEqual(first);
    const { db } = server.database;
    await db
      .update(workspaces)
      .set({ endsAt: new Date(0) })
      .where(eq(workspaces.id, owner.id));
    expect(await server.services.deleteEndedWorkspaces()).toBe(1);
    await rejects(services().workspace(owner.id), "workspace/unknown");
    expect((await server.services.storage.workspaces.list(owner.id)).map(({ role }) => role)).toEqual([
      "owner",
    ]);
    await rejects(services().endWorkspace(actor(), owner.id), "workspace/unknown");
  });
});
