import { expect, test } from "vitest";
import { menuGroups, NOTHING_FOUND } from "./menu-groups.ts";

const OWNER = { role: "owner", isAdmin: false } as const;
const CLIENT = { role: "client", isAdmin: false } as const;
const found = {
  projects: [1, 2, 3, 4].map((id) => ({ id: `p${id}`, name: `Brew Notes ${id}` })),
  pages: [1, 2, 3, 4, 5, 6].map((id) => ({
    id: `a${id}`,
    title: id === 6 ? "" : `Cold brew ${id}`,
    url: `https://www.brew.example/guide-${id}/`,
    score: 70,
  })),
};
const answered = { found, isAnswer: true };
const titles = (typed: string, places = answered) =>
  menuGroups(typed, OWNER, places).map(({ title, entries }) => `${title} ${entries.length}`);
const allOf = (typed: string, person: Parameters<typeof menuGroups>[1] = OWNER, places = answered) =>
  menuGroups(typed, person, places).flatMap(({ entries }) => entries);

test("before anything is typed, the latest few come before the pages", () => {
  const [actions, projects, analyses, pages] = titles("");
  expect([projects, analyses]).toEqual(["Latest projects 3", "Latest analyses 5"]);
  expect(actions).toMatch(/^Actions/);
  expect(pages).toMatch(/^Pages/);
});

test("what was typed finds pages first and everything that the server found", () => {
  expect(titles("brew")).toEqual(["Projects 4", "Analyses 6"]);
  expect(allOf("api", OWNER, { found: NOTHING_FOUND, isAnswer: true }).map(({ text }) => text)).toEqual([
    "API keys and MCP",
    "Documentation",
  ]);
});

test("until the server answers, only what still fits is left of the answer before", () => {
  const before = { found, isAnswer: false };
  expect(titles("cold 3", before)).toEqual(["Analyses 1"]);
  expect(titles("guide-6", before)).toEqual(["Analyses 1"]);
  expect(titles("tea pot", before)).toEqual([]);
});

test("an analysis without a title is named by its address", () => {
  expect(allOf("guide").at(-1)).toMatchObject({ text: "brew.example/guide-6", to: "/analysis/a6" });
});

test("a client opens the report of a project, others the project", () => {
  const first = (person: typeof CLIENT | typeof OWNER) =>
    allOf("brew", person).find(({ text }) => text === "Brew Notes 1");
  expect(first(OWNER)).toMatchObject({ to: "/projects/p1" });
  expect(first(CLIENT)).toMatchObject({ to: "/projects/p1/print", isDocument: true });
});

test("signing out is found by both of its names, and no two entries have the same id", () => {
  expect(allOf("log out").map(({ text }) => text)).toContain("Sign out");
  const ids = allOf("", { role: "owner", isAdmin: true }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
