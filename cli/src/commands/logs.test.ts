import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { callCli, folderWith, runCli } from "../testing/run-cli.ts";

const line = (agent: string, path = "/a", status = 200) =>
  `1.2.3.4 - - [14/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 5 "-" "${agent}"\n`;

test("plain and packed logs are counted together, beside robots.txt and the sitemap", async () => {
  const folder = folderWith({
    "access.log": line("GPTBot/1.2", "/a", 403) + line("Chrome"),
    "robots.txt": "User-agent: *\nAllow: /\n",
    "sitemap.xml": "<loc>https://own.example/a</loc>",
  });
  writeFileSync(join(folder, "access.log.1"), gzipSync(line("GPTBot/1.2") + line("Claude-User/1.0")));
  const flags = ["--robots", "robots.txt", "--sitemap", "sitemap.xml"];
  const ended = await callCli(folder, ["logs", "access.log", "access.log.1", ...flags]);
  expect(ended.status).toBe(0);
  expect(ended.out).toContain("4 lines, 0 of them unreadable.");
  expect(ended.out).toMatch(/GPTBot +training +2 +1 +0 +1 +0 +0/);
  expect(ended.out).toContain("GPTBot was refused 1 times although robots.txt allows it.");
  expect(ended.out).toContain("1 of 1 sitemap pages were never fetched");
  const json = await runCli(folder, ["logs", "access.log", "--json"]);
  expect(JSON.parse(json.out)).toMatchObject({ lines: 2, bots: [{ name: "GPTBot" }] });
});

test("a file that isn't a log, a missing file and a broken archive each get one sentence", async () => {
  const folder = folderWith({ "notes.txt": "hello\nworld\n" });
  writeFileSync(join(folder, "torn.gz"), gzipSync(line("GPTBot/1.2").repeat(500)).subarray(0, 60));
  for (const [args, says] of [
    [["notes.txt"], "No line has a format that this command reads."],
    [["missing.log"], "File not found: missing.log."],
    [["torn.gz"], "can't be read to its end"],
    [[], "Pass at least one FILE"],
  ] as const) {
    const ended = await callCli(folder, ["logs", ...args]);
    expect(ended.status).toBe(2);
    expect(ended.err).toContain(says);
  }
});
