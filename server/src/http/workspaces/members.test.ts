/** Invitations, members, seats and ownership, with everything that people try. */
import { randomUUID } from "node:crypto";
import { ACCOUNT_LINKS_PER_HOUR } from "@citeworthy/core/product/account-links";
import { INVITATION_DAYS } from "@citeworthy/core/product/workspaces/workspace-limits";
import { DAY_MS } from "@citeworthy/core/time";
import { NO_SIGNS } from "@citeworthy/core/worklist/draft-item";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  claimOverrules,
  invitations,
  subscriptions,
  users,
  workItems,
  workspaces,
} from "../../adapters/db/schema/all.ts";
import { personalData } from "../../adapters/db/stores/accounts/personal-data.ts";
import { serverDatabases } from "../../testing/databases.ts";
import { PASSWORD, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { addMember, by, keyFor, switchTo, tokenOf, userOf } from "./testing/team.ts";

describe.each(serverDatabases)("members on $kind", (testDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(testDatabase);
  });
  afterAll(() => server.close());

  const rejects = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });
  const invited = async (owner: Person, email: string, role = "viewer") =>
    tokenOf(
      (await server.services.workspaces.invite(await by(server, owner), { email, role, projectIds: [] }))
        .link,
    );
  const accept = async (token: string, person: Person) => {
    const user = await userOf(server, person);
    return server.services.workspaces.acceptInvitation({ token, user, requestId: null });
  };
  const workspacesOf = async ({ cookie }: Person) =>
    (await server.call("/api/session", { cookie })).body.workspaces as {
      id: string;
      role: string;
      isActive: boolean;
    }[];

  test("somebody who signs up has one workspace, with their own id, and owns it", async () => {
    const person = await server.signUp();
    expect(await workspacesOf(person)).toEqual([
      expect.objectContaining({ id: person.id, role: "owner", members: 1, isActive: true }),
    ]);
  });

  test("an invitation is mailed, and works once, for the invited address, for seven days", async () => {
    const owner = await server.signUp();
    const friend = await server.signUp();
    const other = await server.signUp();
    const token = await invited(owner, friend.email.toUpperCase());
    const mail = server.mails().find((text) => text.includes(token));
    expect(mail).toContain(friend.email);
    const [row] = await server.database.db
      .select()
      .from(invitations)
      .where(eq(invitations.email, friend.email));
    expect(JSON.stringify(row)).not.toContain(token);

    await rejects(accept(token, other), "invitation/other-address");
    expect(await accept(token, friend)).toBe(owner.id);
    await rejects(accept(token, friend), "invitation/used");
    await rejects(accept("nonsense", friend), "invitation/unknown");
    expect((await workspacesOf(friend)).map(({ role }) => role)).toEqual(["owner", "viewer"]);

    const late = await invited(owner, other.email, "editor");
    const past = new Date(Date.now() - (INVITATION_DAYS + 1) * DAY_MS);
    await server.database.db
      .update(invitations)
      .set({ expiresAt: past })
      .where(eq(invitations.email, other.email));
    await rejects(accept(late, other), "invitation/expired");

    // The page of an invitation that can't be used doesn't say for which workspace it was.
    const read = (link: string) =>
      server.services.workspaces.readInvitation({ token: link, address: "203.0.113.7" });
    await rejects(read(token), "invitation/used");
    await rejects(read(late), "invitation/expired");
    await rejects(read("nonsense"), "invitation/unknown");
  });

  test("two people who use one invitation at once: one joins", async () => {
    const owner = await server.signUp();
    const friend = await server.signUp();
    const token = await invited(owner, friend.email);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => accept(token, friend)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("one address is mailed only a few invitations an hour; further links are the owner's to pass on", async () => {
    const email = "invited-by-many@example.com";
    const mailed = [];
    for (let n = 0; n <= ACCOUNT_LINKS_PER_HOUR; n++) {
      const owner = await by(server, await server.signUp());
      const sent = await server.services.workspaces.invite(owner, { email, role: "viewer", projectIds: [] });
      expect(sent.link).toContain("/invitation/");
      mailed.push(sent.isMailed);
    }
    expect(mailed).toEqual([true, true, true, false]);
    expect(server.mails().filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(3);
  });

  test("sending again replaces the link, and a cancelled invitation doesn't work", async () => {
    const owner = await server.signUp();
    const friend = await server.signUp();
    const first = await invited(owner, friend.email);
    const [open] = (await server.services.workspaces.readMembers({ workspaceId: owner.id })).invitations;
    const again = await server.services.workspaces.inviteAgain(await by(server, owner), open?.id ?? "");
    await rejects(accept(first, friend), "invitation/unknown");
    const [renewed] = (await server.services.workspaces.readMembers({ workspaceId: owner.id })).invitations;
    await server.services.workspaces.cancelInvitation(await by(server, owner), renewed?.id ?? "");
    await rejects(accept(tokenOf(again.link), friend), "invitation/unknown");
  });

  test("a trial has three seats, invitations take them, and clients need none", async () => {
    const owner = await server.signUp();
    await addMember(server, owner, "editor");
    await invited(owner, "seat@example.com");
    await rejects(invited(owner, "more@example.com"), "workspace/no-seat");
    const { id } = await server.services.createProject({ userId: owner.id, name: "Shared" });
    const client = await addMember(server, owner, "client", [id]);
    await rejects(
      server.services.workspaces.changeRole(await by(server, owner), {
        userId: client.id,
        role: "editor",
        projectIds: [],
      }),
      "workspace/no-seat",
    );
    await server.database.db
      .update(subscriptions)
      .set({ planType: "pro", status: "active", trialEndDate: null })
      .where(eq(subscriptions.userId, owner.id));
    const many = Array.from({ length: 20 }, (_, at) => invited(owner, `many${at}@example.com`));
    const sent = (await Promise.allSettled(many)).filter(({ status }) => status === "fulfilled");
    // Ten seats: the owner, the editor, the open invitation, and seven of the twenty.
    expect(sent).toHaveLength(7);
  });

  test("a removed member keeps nothing but what was theirs; what they made stays", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    const made = await server.call("/api/projects", { body: { name: "Made by Ed" }, cookie: editor.cookie });
    expect(made.status).toBe(201);
    const token = await keyFor(server, editor, owner.id);
    const asked = { items: [{ title: "Ask the farmer", ownerId: editor.id }] };
    const work = await server.call("/api/work", { body: asked, cookie: editor.cookie });
    expect(work.status).toBe(201);
    await server.services.workspaces.removeMember(await by(server, owner), editor.id);
    const left = await server.database.db.select().from(workItems).where(eq(workItems.workspaceId, owner.id));
    expect(left).toMatchObject([{ title: "Ask the farmer", ownerId: null }]);

    const headers = { authorization: `Bearer ${token}` };
    expect((await server.call("/api/projects", { headers })).body.details).toEqual({ code: "key/revoked" });
    expect(await workspacesOf(editor)).toEqual([expect.objectContaining({ id: editor.id, isActive: true })]);
    expect((await server.call("/api/projects", { cookie: editor.cookie })).body.projects).toEqual([]);
    const kept = await server.call("/api/projects", { cookie: owner.cookie });
    expect(JSON.stringify(kept.body)).toContain("Made by Ed");
    expect(server.mails().some((mail) => mail.includes(editor.email) && mail.includes("no longer"))).toBe(
      true,
    );
  });

  test("a member leaves; the owner can't, and can't be removed", async () => {
    const owner = await server.signUp();
    const viewer = await addMember(server, owner, "viewer");
    await server.services.workspaces.leave(await by(server, viewer, "shared"));
    await rejects(server.services.workspaces.leave(await by(server, owner)), "workspace/owner-fixed");
    await rejects(
      server.services.workspaces.removeMember(await by(server, owner), owner.id),
      "workspace/owner-fixed",
    );
    expect((await server.services.workspaces.readMembers({ workspaceId: owner.id })).members).toHaveLength(1);
  });

  test("ownership changes when the new owner accepts; the old one edits, and has a workspace of their own", async () => {
    const owner = await server.signUp();
    const next = await addMember(server, owner, "editor");
    await server.services.workspaces.startTransfer(await by(server, owner, "own"), next.id);
    await rejects(server.services.workspaces.acceptTransfer(await by(server, owner)), "transfer/unknown");
    await server.services.workspaces.acceptTransfer(await by(server, next, "read"));
    await rejects(
      server.services.workspaces.acceptTransfer(await by(server, next, "read")),
      "transfer/unknown",
    );

    const { members } = await server.services.workspaces.readMembers({ workspaceId: owner.id });
    expect(members.map(({ userId, role }) => [userId, role])).toEqual([
      [next.id, "owner"],
      [owner.id, "editor"],
    ]);
    const own = (await workspacesOf(owner)).find(({ role }) => role === "owner");
    expect(own?.id).not.toBe(owner.id);
    await switchTo(server, owner, own?.id ?? "");
    expect((await server.call("/api/usage", { cookie: owner.cookie })).body).toMatchObject({ plan: "free" });
    // The first account can be deleted, and the workspace stays with its new owner.
    const headers = new Headers({ cookie: owner.cookie });
    const proof = { password: "correct horse battery", email: owner.email };
    await server.services.deleteAccount({ userId: owner.id, headers, proof, requestId: null });
    expect((await workspacesOf(next)).map(({ id }) => id)).toContain(owner.id);
  });

  test("the last owner of a shared workspace decides before the account is deleted", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    const headers = new Headers({ cookie: owner.cookie });
    const proof = { password: "correct horse battery", email: owner.email };
    const request = { userId: owner.id, headers, proof, requestId: null };
    await rejects(server.services.deleteAccount(request), "workspace/last-owner");
    await server.services.workspaces.removeMember(await by(server, owner), editor.id);
    await server.services.deleteAccount(request);
    expect(await server.services.storage.workspaces.find(owner.id)).toBeNull();
    expect((await userOf(server, editor)).id).toBe(editor.id);
  });

  test("somebody who joins while the owner deletes the account keeps the workspace, or finds it gone; never half of it", async () => {
    for (let n = 0; n < 5; n++) {
      const [owner, friend] = [await server.signUp(), await server.signUp()];
      const token = await invited(owner, friend.email);
      const request = {
        userId: owner.id,
        headers: new Headers({ cookie: owner.cookie }),
        proof: { password: "correct horse battery", email: owner.email },
        requestId: null,
      };
      const [deleted, joined] = await Promise.allSettled([
        server.services.deleteAccount(request),
        accept(token, friend),
      ]);
      const isThere = (await server.services.storage.workspaces.find(owner.id)) !== null;
      const roles = (await workspacesOf(friend)).map(({ role }) => role);
      expect({ deleted: deleted.status, isThere }).toEqual(
        joined.status === "fulfilled"
          ? { deleted: "rejected", isThere: true }
          : { deleted: "fulfilled", isThere: false },
      );
      expect(roles).toEqual(isThere ? ["owner", "viewer"] : ["owner"]);
    }
  });

  test("a member's export holds their part in other workspaces, and nothing that belongs to those", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    await server.services.createProject({ userId: owner.id, name: "Harvest of the owner" });
    await server.services.createProject({ userId: editor.id, name: "Notes of the editor" });
    await keyFor(server, editor, owner.id);
    const { db } = server.database;
    for (const [createdBy, words] of [
      [editor.id, "of the editor"],
      [owner.id, "of the owner"],
    ] as const) {
      await db.insert(workItems).values({
        ...{ id: randomUUID(), workspaceId: owner.id, createdBy, title: `Task ${words}`, detail: "" },
        kind: "note",
        source: { from: "hand" },
        signs: NO_SIGNS,
        history: [],
      });
      await db.insert(claimOverrules).values({
        ...{ id: randomUUID(), workspaceId: owner.id, createdBy, query: "q", pageUrl: "https://a.example/" },
        claim: `Claim ${words}`,
        verdict: "supported",
      });
    }
    const found = new Map<string, Record<string, unknown>[]>();
    for (const { name, rows } of personalData(server.database.db).parts(editor.id)) {
      const all: Record<string, unknown>[] = [];
      for await (const row of rows) all.push(row);
      found.set(name, all);
    }
    const roleIn = new Map(found.get("memberships")?.map(({ workspaceId, role }) => [workspaceId, role]));
    expect(roleIn).toEqual(
      new Map([
        [editor.id, "owner"],
        [owner.id, "editor"],
      ]),
    );
    expect(found.get("apiKeys")).toMatchObject([{ workspaceId: owner.id, name: "Test" }]);
    expect(found.get("auditLog")).toContainEqual(
      expect.objectContaining({ action: "join-workspace", workspaceId: owner.id }),
    );
    expect(found.get("projects")).toMatchObject([{ name: "Notes of the editor" }]);
    const text = JSON.stringify([...found.values()]);
    expect(text).not.toContain("of the owner");
    expect(found.get("workItems")).toMatchObject([{ title: "Task of the editor" }]);
    expect(found.get("claimOverrules")).toMatchObject([{ claim: "Claim of the editor" }]);
    expect(text).not.toContain(owner.email);
  });

  test("a workspace is deleted when its time has come, unless it was kept; its members lose nothing else", async () => {
    const owner = await server.signUp();
    const editor = await addMember(server, owner, "editor");
    await server.services.createProject({ userId: owner.id, name: "Shared" });
    const end = async () => {
      await server.services.workspaces.end(await by(server, owner, "own"));
      expect(await server.services.deleteEndedWorkspaces()).toBe(0);
      const { db } = server.database;
      await db
        .update(workspaces)
        .set({ endsAt: new Date(0) })
        .where(eq(workspaces.id, owner.id));
    };
    await end();
    expect(server.mails().some((mail) => mail.includes(editor.email) && mail.includes("deleted on"))).toBe(
      true,
    );
    await server.services.workspaces.keep(await by(server, owner, "own"));
    expect(await server.services.deleteEndedWorkspaces()).toBe(0);
    await end();
    expect(await server.services.deleteEndedWorkspaces()).toBe(1);
    expect(await server.services.storage.workspaces.find(owner.id)).toBeNull();
    expect(await workspacesOf(editor)).toMatchObject([{ id: editor.id, role: "owner", isActive: true }]);
    const [own, ...others] = await workspacesOf(owner);
    expect(own).toMatchObject({ role: "owner", isActive: true });
    expect(others).toEqual([]);
    expect((await server.call("/api/projects", { cookie: owner.cookie })).body.projects).toEqual([]);
  });

  test("the activity names who did what", async () => {
    const owner = await server.signUp();
    const viewer = await addMember(server, owner, "viewer");
    await server.services.workspaces.rename(await by(server, owner), "  North   field ");
    await server.services.workspaces.changeRole(await by(server, owner), {
      userId: viewer.id,
      role: "editor",
      projectIds: [],
    });
    const { activity } = await server.services.workspaces.readMembers({ workspaceId: owner.id });
    expect(activity.map(({ action, details }) => [action, details])).toEqual([
      ["change-role", { role: "editor" }],
      ["rename-workspace", { name: "North field" }],
      ["join-workspace", { role: "viewer" }],
      ["invite-member", { email: viewer.email, role: "viewer" }],
    ]);
  });
});

test("with a mail server, a forwarded link lets nobody in who hasn't confirmed the address on its page", async () => {
  const [testDatabase] = serverDatabases;
  if (!testDatabase) throw new Error("no database");
  // Nothing answers at this port, so no email arrives.
  const server = await startTestServer(testDatabase, { SMTP_URL: "smtp://127.0.0.1:1" });
  onTestFinished(() => server.close());
  const { db } = server.database;
  const isConfirmed = (email: string, emailVerified: boolean) =>
    db.update(users).set({ emailVerified }).where(eq(users.email, email));
  const signIn = (email: string) =>
    server.call("/api/auth/sign-in/email", { body: { email, password: PASSWORD } });
  const signedUp = async (email: string): Promise<Person> => {
    await server.call("/api/auth/sign-up/email", { body: { email, password: PASSWORD } });
    await isConfirmed(email, true);
    const { body, cookie } = await signIn(email);
    return { id: (body.user as { id: string }).id, email, cookie };
  };
  const owner = await signedUp("owner@example.com");
  const { link } = await server.services.workspaces.invite(await by(server, owner), {
    ...{ email: "invited@example.com", role: "editor", projectIds: [] },
  });
  // An account from the time before there was a mail server has a session without a confirmed address.
  const stranger = await signedUp("invited@example.com");
  await isConfirmed(stranger.email, false);
  expect((await signIn(stranger.email)).status).toBe(403);
  const accept = async () =>
    server.services.workspaces.acceptInvitation({
      ...{ token: tokenOf(link), user: await userOf(server, stranger), requestId: null },
    });
  await expect(accept()).rejects.toMatchObject({ code: "invitation/unconfirmed" });
  await isConfirmed(stranger.email, true);
  expect(await accept()).toBe(owner.id);
});
