import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPERATOR_INTENT } from "../../web/app/features/admin/workspaces/workspace-data.ts";
import { INTENT } from "../../web/app/features/dashboard/dashboard-forms.ts";
import { HIDE_FIRST_STEPS } from "../../web/app/features/getting-started/first-steps-view.ts";
import { ACTIONS, PAGES } from "../../web/app/features/shell/command-menu/commands.ts";
import { MEMBER_INTENT } from "../../web/app/features/workspaces/members-data.ts";
import routes from "../../web/app/routes.ts";
import { PAGE_ACCESS } from "./page-access.ts";

type RouteEntry = { path?: string; file: string; children?: RouteEntry[] };
type Found = { path: string; file: string };

/** Pages inside a page have their own row, except the one that is shown at the page's own address. */
const flat = (entries: RouteEntry[], parent = ""): Found[] =>
  entries.flatMap(({ path, file, children = [] }) => {
    const here = path ? `${parent}/${path}` : parent || "/";
    return [{ path: here, file }, ...flat(children, here === "/" ? "" : here)];
  });
const found = flat(routes);
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, "../../web/app", file), "utf8");

test("the table lists every page", () => {
  const paths = [...new Set(found.map(({ path }) => path))];
  expect(Object.keys(PAGE_ACCESS).toSorted()).toEqual(paths.toSorted());
});

test("the table lists the forms of every page that has an action, and of no other", () => {
  const hasAction = (path: string) =>
    found.some(
      (one) => one.path === path && /export (?:async function|const) action\b/.test(sourceOf(one.file)),
    );
  const wrong = Object.entries(PAGE_ACCESS).filter(([path, { forms }]) => hasAction(path) !== Boolean(forms));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test.each([
  ["/dashboard", { ...INTENT, hideFirstSteps: HIDE_FIRST_STEPS }],
  ["/dashboard/members", MEMBER_INTENT],
  ["/admin/workspaces/:id", OPERATOR_INTENT],
])("every form of %s is listed", (path, intents) => {
  const listed = Object.keys(PAGE_ACCESS[path]?.forms ?? {}).map((body) =>
    new URLSearchParams(body).get("intent"),
  );
  expect(listed.toSorted()).toEqual(Object.values<string>(intents).toSorted());
});

test.each([...ACTIONS, ...PAGES])(
  "the command menu offers '$text' to those who may open $to",
  ({ to, need }) => {
    // A client is redirected from the home page, and the field to analyze a page is for editors.
    const expected = to === "/" ? ["read", "write"] : [PAGE_ACCESS[to]?.opens];
    expect(expected).toContain(need);
  },
);
