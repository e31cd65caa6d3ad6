import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesOf, undeclaredImports, WORKSPACES, workspaceNames } from "./dependencies/declared.ts";

const ROOT = join(import.meta.dirname, "..");
const text = readFileSync(join(ROOT, "docs/dependencies.md"), "utf8");

/** `package workspace` for each row of the first table; a cell may list several workspaces. */
const rows = (text.split("## Versions that wait")[0] ?? "").split("\n").flatMap((line) => {
  const [, name, workspaces = ""] = /^\| `([^`]+)` \| ([^|]+) \|/.exec(line) ?? [];
  return name ? workspaces.split(",").map((workspace) => `${name} ${workspace.trim()}`) : [];
});

test("dependencies.md explains every production dependency, and no other", () => {
  const ours = workspaceNames();
  const declared = WORKSPACES.flatMap((workspace) =>
    Object.keys(packagesOf(workspace).dependencies)
      .filter((name) => !ours.has(name))
      .map((name) => `${name} ${workspace || "root"}`),
  );

  expect(rows.toSorted()).toEqual(declared.toSorted());
});

test("every row gives the licence that the package states", () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const wrong = text.split("\n").filter((line) => {
    const [, name, workspace] = /^\| `([^`]+)` \| (root|core|server|web|cli)\b/.exec(line) ?? [];
    const locked = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return name !== undefined && !line.endsWith(`| ${locked?.license} |`);
  });

  expect(wrong).toEqual([]);
});

test("a package has one version in all workspaces", () => {
  const versions = new Map<string, Set<string>>();
  for (const workspace of WORKSPACES) {
    const { dependencies, devDependencies } = packagesOf(workspace);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }

  expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
});

test.each([...WORKSPACES, "e2e", "scripts"])("%s declares what it imports", (folder) => {
  expect(undeclaredImports(folder)).toEqual([]);
});
