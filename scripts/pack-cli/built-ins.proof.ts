/** The packed command, the engine included, uses no built-in that the oldest supported Node lacks, unless the package adds it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const compile = (config: string) =>
  spawnSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", config], { cwd: ROOT, encoding: "utf8" }).stdout;

test("the packed command compiles with the built-ins of Node 20", () => {
  expect(compile(join(import.meta.dirname, "tsconfig.node-20.json"))).toBe("");
});

test("a newer built-in is found", () => {
  const folder = mkdtempSync(join(import.meta.dirname, "newer-"));
  try {
    writeFileSync(join(folder, "newer.ts"), "export const groups = Object.groupBy([1], () => 'a');\n");
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: "../tsconfig.node-20.json",
        files: ["newer.ts"],
        include: ["../node-20.d.ts"],
      }),
    );
    expect(compile(folder)).toContain("Property 'groupBy' does not exist");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
