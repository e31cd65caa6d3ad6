import { ROLES } from "@citeworthy/core/product/workspaces/roles";
import { expect, test } from "vitest";
import { ACTIONS, commandsFor, PAGES } from "./commands.ts";

const pathsFor = (role: (typeof ROLES)[number] | undefined, isAdmin = false) =>
  commandsFor([...ACTIONS, ...PAGES], { role, isAdmin }).map(({ to }) => to);

test("a viewer finds what is read and nothing that changes", () => {
  expect(pathsFor("viewer")).toContain("/ai-reports");
  expect(pathsFor("viewer")).not.toContain("/projects/add");
  expect(pathsFor("viewer")).not.toContain("/dashboard/webhooks");
  expect(pathsFor("editor")).toContain("/dashboard/webhooks");
  // Where they revoke the keys of an earlier role.
  expect(pathsFor("viewer")).toContain("/dashboard/api-keys");
  expect(pathsFor("client")).not.toContain("/dashboard/api-keys");
});

test("a client finds shared reports, the work list and the own account", () => {
  expect(pathsFor("client")).toEqual(expect.arrayContaining(["/projects", "/work-list", "/dashboard"]));
  for (const path of ["/", "/ai-visibility-monitor", "/ai-reports", "/dashboard/webhooks"])
    expect(pathsFor("client")).not.toContain(path);
});

test("only admins find the admin pages, whatever their role", () => {
  for (const role of ROLES) {
    expect(pathsFor(role).filter((path) => path.startsWith("/admin"))).toEqual([]);
    expect(pathsFor(role, true).filter((path) => path.startsWith("/admin"))).toHaveLength(4);
  }
});

test("somebody without a workspace finds nothing of one", () => {
  expect(pathsFor(undefined)).not.toContain("/projects");
  expect(pathsFor(undefined)).toContain("/dashboard");
});
