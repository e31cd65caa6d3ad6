import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Facts, registryEntry, releaseNotes, releaseProblems } from "./release-plan.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const FACTS: Facts = {
  version: "1.2.0",
  description: "Short.",
  repository: "someone/citeworthy",
  tag: "v1.2.0",
  changelog:
    "# Changelog\n\n## Unreleased\n- Later.\n\n## 1.2.0 - 2026-11-17\n- Now.\n\n## 1.1.0\n- Before.\n",
  commits: ["oauth: apps connect", "cli: runs on Node 20", "oauth: docs", "no area here"],
  migrations: ["0032_connected_apps"],
};

test("a release whose parts agree has no problem; each disagreement is a sentence", () => {
  expect(releaseProblems(FACTS)).toEqual([]);
  const wrong = { ...FACTS, tag: "v1.3.0", changelog: "# Changelog", description: "a".repeat(101) };
  expect(releaseProblems(wrong)).toEqual([
    "The tag is v1.3.0, but package.json says 1.2.0.",
    "CHANGELOG.md has no section for 1.2.0.",
    "The description may have 100 characters for the MCP registry.",
  ]);
});

test("this project could be released: its description and its version are good", () => {
  const { version, description } = JSON.parse(read("package.json"));
  expect(releaseProblems({ ...FACTS, version, description, tag: null })).toEqual([]);
});

test("notes have the changelog's words, the upgrade, and the commits by area", () => {
  const notes = releaseNotes(FACTS);
  expect(notes).toContain("- Now.");
  expect(notes).not.toContain("- Before.");
  expect(notes).toContain("Back up first");
  expect(notes).toContain("- 0032_connected_apps");
  expect(notes).toContain("- **oauth**: apps connect; docs");
  expect(notes).toContain("- **other**: no area here");
  expect(releaseNotes({ ...FACTS, version: "9.9.9", migrations: [] })).toContain("- Later.");
});

test("the entry in the MCP registry starts the command that the package has", () => {
  expect(registryEntry(FACTS)).toMatchObject({
    name: "io.github.someone/citeworthy",
    version: "1.2.0",
    packages: [{ identifier: "citeworthy", version: "1.2.0", packageArguments: [{ value: "mcp" }] }],
  });
});

const workflow = read(".github/workflows/release.yml");

test("the workflow gives each job the rights that it needs, and only publishes from a tag that was pushed", () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  const jobs = [...(workflow.split(/^jobs:$/m)[1]?.matchAll(/^ {2}([\w-]+):\n((?: {3,}.*\n|\n)*)/gm) ?? [])];
  expect(jobs.map(([, name]) => name)).toEqual([
    ...["plan", "run-on-each-node", "npm", "image", "mcp-registry", "notes"],
  ]);
  for (const [, name = "", body = ""] of jobs) {
    expect({ name, isLimited: /^ {4}timeout-minutes: \d+$/m.test(body) }).toEqual({ name, isLimited: true });
    const publishes = /: write$/m.test(body);
    const needsTag = /^ {4}if: github\.event_name == 'push' && github\.ref_type == 'tag'$/m.test(body);
    expect({ name, needsTag }).toEqual({ name, needsTag: publishes });
  }
});

test("no text that others write reaches a shell as a part of a script", () => {
  const scripts = [...workflow.matchAll(/run: (?:\|\n((?: {10,}.*\n)+)|(.*))/g)].map(
    ([, a, b]) => a ?? b ?? "",
  );
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
});

test("every action has a version", () => {
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, name]) => name ?? "");
  expect(used.filter((name) => !/^[\w-]+\/[\w-]+@v\d+$/.test(name))).toEqual([]);
});
