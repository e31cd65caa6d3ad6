/** The MCP server over stdio, as the official client starts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { BARE, KETTLES } from "../testing/pages.ts";
import { folderWith, MAIN } from "../testing/run-cli.ts";

type Json = Record<string, unknown>;
/** The client gives a call a minute. How long one takes is the test's own limit. */
const PATIENT = { timeout: 600_000 };
const TOOLS = [
  "analyze_draft",
  "analyze_page",
  "compare_passages",
  "explain_finding",
  "judge_again",
  "list_findings",
  "list_pages",
  "next_edits",
  "read_page",
];
const FILES = {
  "kettles.html": KETTLES,
  "bare.html": BARE,
  ".env": "SECRET=1",
  "config.env.txt": "DB_PASSWORD=1",
};

async function connect(folder: string, mode: "auto" | "legacy" = "auto") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const args = [MAIN, "mcp", "--offline", "--root", folder];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "pipe" }));
  onTestFinished(() => client.close());
  return async (name: string, given: Json = {}) => {
    const answer = await client.callTool({ name, arguments: given }, PATIENT);
    const text = String((answer.content as { text: string }[])[0]?.text);
    return { isError: answer.isError ?? false, text, data: (answer.structuredContent ?? {}) as Json, client };
  };
}

test.each(["auto", "legacy"] as const)(
  "an assistant works on files without an account (%s)",
  async (mode) => {
    const call = await connect(folderWith(FILES), mode);
    const { data, client } = await call("analyze_page", { page: "kettles.html" });
    expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual(TOOLS);
    expect(data).toMatchObject({ id: "local-1", score: expect.any(Number), report: null });
    const { text } = await call("read_page", { id: "local-1" });
    expect(text).toContain("<untrusted-page-text");
    expect(text).toContain("about four minutes to boil");
    const { data: edits } = await call("next_edits", { id: "local-1" });
    expect((edits.edits as Json[]).length).toBeGreaterThan(0);
    const asked = await call("judge_again", { id: "local-1", question: "What is a kettle?" });
    expect(asked.data).toMatchObject({ id: "local-1", question: "What is a kettle?" });
    await call("analyze_page", { page: "bare.html" });
    const { data: first } = await call("list_pages", { limit: 1 });
    expect(first).toMatchObject({ pages: [{ id: "local-2", title: "Soon" }], next: "1" });
    const { data: second } = await call("list_pages", { limit: 1, after: "1" });
    expect(second).toMatchObject({ pages: [{ id: "local-1" }], next: null });
    const { contents } = await client.readResource({ uri: "citeworthy://reports/local-1" });
    expect(JSON.stringify(contents)).toContain("Overall GEO Score");
    await expect(call("usage")).rejects.toThrow(/usage/);
  },
);

test("only files below the folder are read: no hidden ones, no links that lead out", async () => {
  const outside = folderWith({ "secret.html": KETTLES });
  const folder = folderWith(FILES);
  symlinkSync(join(outside, "secret.html"), join(folder, "link.html"));
  const call = await connect(folder);
  for (const page of [".env", "../secret.html", join(outside, "secret.html"), "link.html", "/etc/passwd"]) {
    const { isError, text } = await call("analyze_page", { page });
    expect({ page, isError }).toEqual({ page, isError: true });
    expect(text).toMatch(/Only files in|File not found/);
  }
  const settings = await call("analyze_page", { page: "config.env.txt" });
  expect(settings).toMatchObject({ isError: true, text: expect.stringContaining("Only .html") });
  expect((await call("analyze_page", { page: "none.html" })).text).toContain("File not found");
  expect((await call("analyze_page", { page: "https://a.test" })).text).toContain("--offline");
});

test("garbage on the line is answered or ignored, and the end of input ends the program", async () => {
  const folder = folderWith(FILES);
  const initialize = {
    ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
    params: { protocolVersion: "2024-11-05", capabilities: {}, clientInfo: { name: "old", version: "0" } },
  };
  const child = spawn(process.execPath, [MAIN, "mcp", "--offline"], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(child, "close");
  child.stdin.write(`garbage\n${JSON.stringify(initialize)}\n`);
  let out = "";
  for await (const text of createInterface({ input: child.stdout })) {
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0" });
    out += text;
    if (text.includes("protocolVersion")) child.stdin.end();
  }
  expect(out).toContain('"protocolVersion":"2024-11-05"');
  const [status] = await ended;
  expect(status).toBe(0);
});
