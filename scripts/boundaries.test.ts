/** The rules of .dependency-cruiser.cjs work: a small tree that breaks every rule once is checked by the real program. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

type Violation = { rule: { name: string }; from: string };
type Planted = { rule: string; breaks: string; imports: string };

const house = join(import.meta.dirname, "..");
const planted: Planted[] = [
  { rule: "no-circles", breaks: "core/src/score/circle-a.ts", imports: "./circle-b.ts" },
  { rule: "core-uses-nothing", breaks: "core/src/analysis/up.ts", imports: "@citeworthy/server/app" },
  {
    rule: "core-uses-nothing",
    breaks: "core/src/analysis/past.ts",
    imports: "../../../server/src/config/config.ts",
  },
  { rule: "core-without-node", breaks: "core/src/analysis/disk.ts", imports: "node:fs" },
  { rule: "lab-beside-the-product", breaks: "cli/src/bench.ts", imports: "../../lab/bench/bench.ts" },
  { rule: "server-below-web", breaks: "server/src/http/page.ts", imports: "../../../web/app/root.tsx" },
  { rule: "web-and-cli-apart", breaks: "web/app/routes/shell.ts", imports: "../../../cli/src/main.ts" },
  { rule: "cli-and-web-apart", breaks: "cli/src/screen.ts", imports: "../../web/app/root.tsx" },
  {
    rule: "server-by-its-doors",
    breaks: "web/app/routes/door.ts",
    imports: "../../../server/src/config/config.ts",
  },
  {
    rule: "server-by-its-doors",
    breaks: "cli/src/door.ts",
    imports: "../../server/src/adapters/db/store.ts",
  },
  { rule: "pages-ask-one-door", breaks: "web/app/routes/far.ts", imports: "@citeworthy/server/app" },
  {
    rule: "use-cases-see-no-adapters",
    breaks: "server/src/usecases/usage/sql.ts",
    imports: "../../adapters/db/store.ts",
  },
  {
    rule: "edge-and-jobs-see-no-adapters",
    breaks: "server/src/http/near.ts",
    imports: "../adapters/db/store.ts",
  },
  {
    rule: "adapters-serve-ports",
    breaks: "server/src/adapters/db/up.ts",
    imports: "../../usecases/usage/count-use.ts",
  },
  { rule: "ports-name-no-world", breaks: "server/src/ports/stores.ts", imports: "../adapters/db/store.ts" },
  { rule: "pg-boss-in-its-adapter", breaks: "server/src/jobs/vendor.ts", imports: "pg-boss" },
  {
    rule: "features-do-not-meet",
    breaks: "web/app/features/auth/form.ts",
    imports: "~/features/usage/panel.ts",
  },
  { rule: "features-do-not-meet", breaks: "web/app/features/auth/near.ts", imports: "../usage/panel.ts" },
  { rule: "features-below-routes", breaks: "web/app/features/blog/list.ts", imports: "~/root.tsx" },
  { rule: "ui-knows-no-meaning", breaks: "web/app/ui/badge.ts", imports: "~/features/usage/panel.ts" },
  {
    rule: "audit-sections-do-not-meet",
    breaks: "core/src/audits/structure/near.ts",
    imports: "../authority/names.ts",
  },
  { rule: "core-order", breaks: "core/src/page/up.ts", imports: "../facts/sentences.ts" },
  { rule: "core-order", breaks: "core/src/language/up.ts", imports: "../page/page-model.ts" },
  { rule: "core-order", breaks: "core/src/sentences/up.ts", imports: "../audits/authority/names.ts" },
];

/** What the planted files import, and imports that are allowed and must stay unreported. */
const lawful: Record<string, string> = {
  "core/src/score/circle-b.ts": `export * from "./circle-a.ts";`,
  "core/src/contract/bands.ts": "",
  "core/src/page/page-model.ts": "",
  "core/src/facts/sentences.ts": `export * from "../page/page-model.ts";`,
  "core/src/audits/authority/names.ts": `export * from "../../facts/sentences.ts";`,
  "server/src/config/config.ts": `export * from "@citeworthy/core/score/bands";`,
  "server/src/app.server.ts": `export * from "./config/config.ts";`,
  "server/src/adapters/db/store.ts": "",
  "server/src/adapters/queue/vendor.ts": `export * from "pg-boss";`,
  "node_modules/pg-boss/index.js": "",
  "server/src/usecases/usage/count-use.ts": "",
  "web/app/root.tsx": "",
  "web/app/features/usage/panel.ts": `export * from "./bar.ts";`,
  "web/app/features/usage/bar.ts": `export * from "~/ui/ring.ts";`,
  "web/app/ui/ring.ts": "",
  "web/app/services.server.ts": `export * from "@citeworthy/server/app";`,
  "lab/bench/bench.ts": "",
  "cli/src/main.ts": `export * from "@citeworthy/server/app";`,
};

const copy = mkdtempSync(join(tmpdir(), "boundaries-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), `${text}\nexport {};\n`);
}

/** The real rules, doors and path names around the planted files; the workspaces linked as npm links them. */
function build(): void {
  const kept = [".dependency-cruiser.cjs", "package.json", "tsconfig.base.json", "web/tsconfig.json"];
  for (const path of kept) cpSync(join(house, path), join(copy, path));
  mkdirSync(join(copy, "node_modules/@citeworthy"), { recursive: true });
  for (const room of ["core", "server", "web", "cli"]) {
    cpSync(join(house, room, "package.json"), join(copy, room, "package.json"));
    symlinkSync(`../../${room}`, join(copy, "node_modules/@citeworthy", room));
  }
  for (const [path, text] of Object.entries(lawful)) write(path, text);
  for (const { breaks, imports } of planted) write(breaks, `export * from "${imports}";`);
}

function cruise(): Violation[] {
  build();
  const program = join(house, "node_modules/.bin/depcruise");
  const flags = ["--config", ".dependency-cruiser.cjs", "--output-type", "json"];
  const path = `${join(house, "node_modules/.bin")}:${process.env.PATH}`;
  const { stdout } = spawnSync(program, [...flags, "core", "server", "web", "cli"], {
    cwd: copy,
    env: { ...process.env, PATH: path },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout).summary.violations;
}

const violations = cruise();
const broken = (rule: string) => violations.filter((one) => one.rule.name === rule).map((one) => one.from);

test.each(planted)("$rule: $breaks may not import $imports", ({ rule, breaks }) => {
  expect(broken(rule)).toContain(breaks);
});

test("what is allowed is not reported", () => {
  const accused = new Set(violations.map((violation) => violation.from));
  const lawfulFiles = Object.keys(lawful).filter((path) => path !== "core/src/score/circle-b.ts");

  expect(lawfulFiles.filter((path) => accused.has(path))).toEqual([]);
});

const { forbidden }: { forbidden: { name: string; to: { path?: string } }[] } = createRequire(
  import.meta.url,
)("../.dependency-cruiser.cjs");

test("every rule has a planted file that breaks it", () => {
  const covered = new Set(planted.map(({ rule }) => rule));

  expect(forbidden.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
});

test("every folder of core has its place in the order", () => {
  const above = forbidden.find(({ name }) => name === "core-order")?.to.path ?? "";
  const folders = readdirSync(join(house, "core/src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "language")
    .map(({ name }) => name);

  expect(folders.filter((name) => !above.match(/[\w-]+/g)?.includes(name))).toEqual([]);
});
