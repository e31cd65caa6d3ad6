import { expect, test } from "vitest";
import { routedHtml } from "../../ui/testing/routed-html.tsx";
import { eventSentence } from "./activity-sentence.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { initialsOf, type MemberEntry } from "./members-data.ts";
import { RoleTable } from "./role-table.tsx";
import { WorkspaceActivity } from "./workspace-activity.tsx";

const PROJECTS = [{ id: "p1", name: "brew.example" }];
const member = (more: Partial<MemberEntry> = {}): MemberEntry => ({
  ...{ id: "m1", name: "Lena", email: "lena@brew.example", role: "editor", isYou: false, lastActiveAt: null },
  ...{ projectIds: [], keys: 0, ...more },
});

test("initials are the first letters of the first and the last word", () => {
  expect(initialsOf("Ada King Lovelace")).toBe("AL");
  expect(initialsOf("lena@brew.example")).toBe("LE");
  expect(initialsOf("Ōno")).toBe("Ō");
});

test("an event names who did it, also where that person or the kind of event is gone", () => {
  const event = { id: 1, at: "2026-11-01T00:00:00Z", actorName: "Lena", targetName: "Tom" };

  expect(eventSentence({ ...event, action: "change-role", details: { role: "editor" } })).toBe(
    "Lena made Tom an editor",
  );
  expect(eventSentence({ ...event, actorName: null, action: "leave-workspace", details: {} })).toBe(
    "A former member left the workspace",
  );
  expect(eventSentence({ ...event, action: "paint-walls", details: {} })).toBe("Lena: paint walls");
});

test("without a free seat only clients can be invited, and their projects are asked for", () => {
  const form = (taken: number) =>
    routedHtml(<InviteForm seats={{ total: 3, taken, invited: 1 }} projects={PROJECTS} />);

  expect(form(1)).toContain('<option value="editor">');
  expect(form(1)).not.toContain('name="project"');
  expect(form(2)).toContain("All 3 seats are used.");
  expect(form(2)).not.toContain('<option value="editor">');
  expect(form(2)).toContain('name="project"');
});

test("only those who manage change roles, and nobody the owner's", () => {
  const members = [member({ id: "m0", name: "Tom", role: "owner" }), member()];
  const list = (mayManage: boolean) =>
    routedHtml(<MemberList members={members} projects={PROJECTS} mayManage={mayManage} />);

  expect(list(true)).toContain('aria-label="Role of Lena"');
  expect(list(true)).not.toContain('aria-label="Role of Tom"');
  expect(list(false)).not.toContain("<select");
});

test("only people who manage members are asked to invite others", () => {
  const list = (mayManage: boolean) =>
    routedHtml(<MemberList members={[member()]} projects={PROJECTS} mayManage={mayManage} />);

  expect(list(true)).toContain("Only you so far");
  expect(list(false)).not.toContain("Only you so far");
});

test("the table of roles has an answer in words for each role and action", () => {
  const html = routedHtml(<RoleTable />);
  const rows = html.split("<tr").slice(2);

  for (const row of rows) expect(row.match(/<td/g)).toHaveLength(4);
  expect(html).toMatch(/Delete the workspace.*?Yes.*?No.*?No.*?No/);
});

test("the latest ten events are in view, and the earlier ones one press away", () => {
  const events = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ id: count - at, at: "2026-11-01T00:00:00Z", action: "leave-workspace", details: {} },
      ...{ actorName: `Member ${count - at}`, targetName: null },
    }));

  expect(routedHtml(<WorkspaceActivity activity={events(10)} />)).not.toContain("earlier");
  const [latest = "", earlier = ""] = routedHtml(<WorkspaceActivity activity={events(12)} />).split(
    "2 earlier events",
  );
  expect(latest.match(/<li/g)).toHaveLength(10);
  expect(earlier).toContain("Member 2 left the workspace");
  expect(earlier).toContain("Member 1 left the workspace");
});
