/** The package, installed by npm in an empty folder, without a network and without anything else. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KETTLES } from "../../cli/src/testing/pages.ts";
import { html, startStubPage } from "../../server/src/testing/stub-page.ts";
import { makeRelease } from "../release/make-release.ts";
import { packCli } from "./pack-cli.ts";

const MAX_INSTALLED_BYTES = 20 * 1024 * 1024;

let folder: string;
let packed: string;
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  npm_config_offline: "true",
  npm_config_audit: "false",
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "citeworthy-empty-"));
  packed = `./${basename(await packCli(folder))}`;
  writeFileSync(join(folder, "kettles.html"), KETTLES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npx = (...args: string[]) =>
  spawnSync("npx", ["--yes", packed, ...args], { cwd: folder, env, encoding: "utf8" });

function bytesIn(path: string): number {
  const info = statSync(path);
  if (!info.isDirectory()) return info.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

test("npx runs it in an empty folder", () => {
  const { status, stdout, stderr } = npx("analyze", "kettles.html", "--json", "--offline");
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  const { file, score } = JSON.parse(stdout);
  expect(file).toBe("kettles.html");
  expect(score.score).toBeGreaterThan(0);
  expect(npx("--version").stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
});

test("npx reads a page of this machine by its address", async () => {
  const page = await startStubPage({ "/kettles": html(KETTLES), "/robots.txt": html("", 404) });
  try {
    const args = ["--yes", packed, "analyze", page.url("/kettles"), "--json"];
    const { stdout } = await promisify(execFile)("npx", args, { cwd: folder, env });
    expect(JSON.parse(stdout)).toMatchObject({
      url: page.url("/kettles"),
      score: { score: expect.any(Number) },
    });
  } finally {
    await page.close();
  }
});

const FORMATS = ["text", "json", "markdown", "html", "sarif", "junit", "github"];

/** Every Node on this machine, and those of NODES, a list of programs with colons between them. */
function nodes(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).map((path) => join(path, "node"));
  const named = (process.env.NODES ?? "").split(delimiter).filter((path) => path !== "");
  const versions = new Map<string, string>();
  for (const path of [...named, ...folders]) {
    const version = spawnSync(path, ["--version"], { encoding: "utf8" }).stdout?.trim();
    if (version && !versions.has(version)) versions.set(version, path);
  }
  const oldestFirst = [...versions].toSorted(([one], [other]) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  return oldestFirst.map(([, path]) => path);
}

test("it runs on every Node of this machine, in all formats", () => {
  execFileSync("tar", ["xzf", packed], { cwd: folder });
  const program = join(folder, "package/dist/citeworthy.js");
  const all = nodes();
  for (const node of all)
    for (const format of FORMATS) {
      const args = [program, "analyze", "kettles.html", "--offline", "--format", format];
      const { status, stdout, stderr } = spawnSync(node, args, { cwd: folder, env, encoding: "utf8" });
      expect({ node, format, status, stderr: status === 0 ? "" : stderr }).toEqual({
        ...{ node, format, status: 0, stderr: "" },
      });
      expect(stdout).not.toBe("");
    }
});

test("a release prints what would be published, and publishes nothing", async () => {
  const plan = await makeRelease(join(folder, "release"), { repository: "someone/citeworthy", tag: null });
  expect(plan).toContain("Dry run: nothing is published.");
  expect(plan).toMatch(/npm: citeworthy@\d+\.\d+\.\d+ with provenance/);
  for (const file of ["LICENSE", "README.md", "THIRD-PARTY.txt", "dist/citeworthy.js", "package.json"])
    expect(plan).toContain(`  ${file}\n`);
  expect(plan).toContain("WordPress plug-in: citeworthy-wordpress.zip");
  expect(readdirSync(join(folder, "release"))).toEqual(
    expect.arrayContaining(["citeworthy-wordpress.zip", "bom.cdx.json", "THIRD-PARTY.txt"]),
  );
  const entry = JSON.parse(readFileSync(join(folder, "release/server.json"), "utf8"));
  const unpacked = execFileSync("tar", ["xzOf", `release/${basename(packed)}`, "package/package.json"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(JSON.parse(unpacked)).toMatchObject({ mcpName: entry.name, version: entry.version });
});

test("it installs nothing else, is small, names the licences of its parts, and serves assistants", async () => {
  execFileSync("npm", ["install", "--prefix", folder, packed], { cwd: folder, env, stdio: "ignore" });
  const modules = join(folder, "node_modules");
  expect(readdirSync(modules).filter((name) => !name.startsWith("."))).toEqual(["citeworthy"]);
  expect(bytesIn(modules)).toBeLessThan(MAX_INSTALLED_BYTES);
  const notices = readFileSync(join(modules, "citeworthy/THIRD-PARTY.txt"), "utf8");
  for (const name of ["parse5", "undici", "zod", "@modelcontextprotocol/server"])
    expect(notices).toContain(`${name} `);

  const client = new Client({ name: "test", version: "1" });
  const command = join(modules, ".bin/citeworthy");
  await client.connect(
    new StdioClientTransport({ command, args: ["mcp", "--offline"], cwd: folder, stderr: "ignore" }),
  );
  const { structuredContent } = await client.callTool({
    name: "analyze_page",
    arguments: { page: "kettles.html" },
  });
  expect(structuredContent).toMatchObject({ id: "local-1" });
  await client.close();

  const help = spawnSync(command, ["--help"], { cwd: folder, env, encoding: "utf8" }).stdout;
  expect(help).toContain("Usage: citeworthy COMMAND");
  expect(help).not.toContain("backup");
});

test("the step of the action annotates, writes SARIF, and fails on new problems", () => {
  const step = (more: Record<string, string>) =>
    spawnSync("bash", [join(import.meta.dirname, "action.sh")], {
      cwd: folder,
      env: { ...env, RUNNER_TEMP: join(folder, "runner"), PAGES: "kett*.html", ...more },
      encoding: "utf8",
    });
  mkdirSync(join(folder, "runner/citeworthy"), { recursive: true });
  cpSync(join(folder, packed), join(folder, "runner/citeworthy", basename(packed)));
  const passed = step({ SARIF: "out.sarif" });
  expect({ status: passed.status, out: passed.stdout }).toMatchObject({ status: 0 });
  expect(passed.stdout).toMatch(/^::(error|warning|notice) file=kettles\.html,line=\d+/m);
  expect(JSON.parse(readFileSync(join(folder, "out.sarif"), "utf8"))).toMatchObject({ version: "2.1.0" });
  expect(step({ PAGES_BASE_URL: "https://a.example", PAGES_ROOT: "." }).status).toBe(0);
  expect(step({ PAGES_BASE_URL: "a.example" }).status).toBe(2);
  expect(step({ FAIL_UNDER: "100" }).status).toBe(1);
  // A shell that doesn't expand `**` matches one folder, so this page is two folders deep.
  mkdirSync(join(folder, "deep/er/still"), { recursive: true });
  cpSync(join(folder, "kettles.html"), join(folder, "deep/er/still/kettles.html"));
  expect(step({ PAGES: "deep/**/*.html" }).stdout).toContain("file=deep/er/still/kettles.html");
  writeFileSync(join(folder, "known.json"), '{"version":1,"pages":{}}');
  expect(step({ BASELINE: "known.json" }).status).toBe(1);
  expect(step({ PAGES: "$(touch evil.txt)" }).status).toBe(3);
  expect(readdirSync(folder)).not.toContain("evil.txt");
});
