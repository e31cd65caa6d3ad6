/** A client generated from the API's description compiles, and a wrong call doesn't. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const COMPILER = join(ROOT, "node_modules/.bin/tsc");
const OPTIONS = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2024", "--module", "esnext"];

const CLIENT = `import type { operations, paths } from "./api.d.ts";
type Body<Name extends keyof operations> =
  operations[Name] extends { requestBody: { content: { "application/json": infer Content } } } ? Content : never;
type Answer<Name extends keyof operations> =
  operations[Name] extends { responses: { 200: { content: { "application/json": infer Content } } } } ? Content : never;

export async function post<Name extends keyof operations>(
  path: keyof paths, body: Body<Name>, key: string, once?: string,
): Promise<Answer<Name>> {
  const headers = { authorization: \`Bearer \${key}\`, ...(once && { "idempotency-key": once }) };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<Answer<Name>>;
}
`;
const USE = `import { post } from "./client.ts";
const analysis = await post<"analyzeContent">("/functions/analyze-content", { input: "https://a.test" }, "cw_", "1");
export const score: number = analysis.score.score;
await post<"mcp">("/api/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" }, "cw_");
const moved = await post<"moveProjectPages">("/api/projects/{id}/pages/move", { ids: ["1"], to: "2" }, "cw_");
export const mark: string = moved.mark;
await post<"monitorAiVisibility">("/functions/monitor-ai-visibility", { url: "https://a.test", query: "x" }, "cw_");
`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "citeworthy-client-"));
  writeFileSync(
    join(folder, "api.d.ts"),
    await openapiTS(new URL("../../docs/openapi.json", import.meta.url)),
  );
  writeFileSync(join(folder, "client.ts"), CLIENT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compiled = (source: string) => {
  writeFileSync(join(folder, "use.ts"), source);
  const args = [...OPTIONS, "--lib", "es2024,dom", "--allowImportingTsExtensions", "--types", "", "use.ts"];
  return spawnSync(COMPILER, args, { cwd: folder, encoding: "utf8" });
};

test("a generated client compiles", () => {
  expect(execFileSync(COMPILER, ["--version"], { encoding: "utf8" })).toContain("Version");
  expect(compiled(USE)).toMatchObject({ status: 0, stdout: "" });
});

test("a wrong path, a missing field and a wrong use of the answer don't compile", () => {
  for (const wrong of [
    USE.replace('"/api/mcp"', '"/api/nothing"'),
    USE.replace('{ input: "https://a.test" }', "{}"),
    USE.replace("analysis.score.score", "analysis.score.points"),
    USE.replace('ids: ["1"]', "ids: 1"),
  ])
    expect(compiled(wrong).status).not.toBe(0);
});
