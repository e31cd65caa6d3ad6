import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHANGELOG, nextVersion, releasedFiles, VERSIONED } from "./next-version.ts";
import { releaseProblems } from "./release-plan.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const changelog = (headings: string[]) =>
  `# Changelog\n\n## Unreleased\n\n${headings.map((heading) => `### ${heading}\n- One.\n`).join("\n")}\n## 0.1.0 - 2026-01-01\n\n### Added\n- All.\n`;
const next = (version: string, headings: string[], migrations = 0) =>
  nextVersion({ version, changelog: changelog(headings), migrations });

test("the version follows from what changed since the last release", () => {
  expect(next("1.2.3", ["Fixed"])).toBe("1.2.4");
  expect(next("1.2.3", ["Fixed"], 1)).toBe("1.3.0");
  expect(next("1.2.3", ["Added", "Fixed"])).toBe("1.3.0");
  expect(next("1.2.3", ["Added", "Removed"])).toBe("2.0.0");
  expect(next("0.1.0", ["Removed"])).toBe("0.2.0");
});

test("every file that names the version gets the new one, and the changes get their section", () => {
  const files = releasedFiles(read, { version: "7.8.9", day: "2026-12-01" });
  expect([...files.keys()].toSorted()).toEqual([...VERSIONED].toSorted());
  const { version: old, description } = JSON.parse(read("package.json"));
  for (const path of VERSIONED.filter((path) => path !== CHANGELOG && !path.endsWith("readme.txt")))
    expect({ path, isOld: files.get(path)?.includes(old) }).toEqual({ path, isOld: false });
  expect(files.get("wordpress/citeworthy/readme.txt")).toContain("Stable tag: 7.8.9");
  expect(files.get(CHANGELOG)).toMatch(/^## Unreleased\n\n## 7\.8\.9 - 2026-12-01\n/m);
  const facts = { version: "7.8.9", description, tag: "v7.8.9", changelog: files.get(CHANGELOG) ?? "" };
  expect(releaseProblems({ ...facts, repository: "a/b", commits: [], migrations: [] })).toEqual([]);
});

test("a file that no longer names its version is a mistake, and so is a changelog without changes", () => {
  const without = (path: string) => (one: string) => (one === path ? "" : read(one));
  const release = { version: "7.8.9", day: "2026-12-01" };
  expect(() => releasedFiles(without("extension/manifest.json"), release)).toThrow(
    "extension/manifest.json doesn't name its version.",
  );
  expect(() => releasedFiles(without(CHANGELOG), release)).toThrow('no section "Unreleased"');
});
