import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { KETTLES } from "./testing/pages.ts";
import { callCli, folderWith, rows, runCli } from "./testing/run-cli.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const COMMANDS = ["analyze", "extract", "article", "rank", "admin"];

test.each(COMMANDS)("%s --help and --version need neither files nor a database", async (command) => {
  const folder = folderWith({});
  const call = command === "admin" ? runCli : callCli;
  const help = await call(folder, [command, "--help"]);
  expect(help).toMatchObject({ status: 0, err: "" });
  expect(help.out).toMatch(new RegExp(`^${command} [\\s\\S]+Exit status: 0 `));
  expect(await call(folder, [command, "--version"])).toEqual({ status: 0, out: `${version}\n`, err: "" });
});

test("the program itself has both, and an unknown command is a mistake in the arguments", async () => {
  const folder = folderWith({});
  expect((await runCli(folder, ["--version"])).out).toBe(`${version}\n`);
  const { out, status } = await runCli(folder, ["--help"]);
  for (const command of COMMANDS) expect(out).toContain(`\n${command} `);
  expect(status).toBe(0);
  const unknown = await runCli(folder, ["nonsense"]);
  expect(unknown.status).toBe(2);
  expect(unknown.err).toMatch(/^There is no command nonsense: analyze, .* --help describes them\.\n$/);
});

test("1 means a score below the threshold, 2 wrong arguments, 3 something that couldn't be read", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });
  const status = async (...args: string[]) =>
    (await callCli(folder, ["analyze", ...args, "--offline"])).status;
  expect(await status("kettles.html", "--fail-under", "0")).toBe(0);
  expect(await status("kettles.html", "--fail-under", "100")).toBe(1);
  expect(await status("kettles.html", "--fail-under", "high")).toBe(2);
  expect(await status("kettles.html", "gone.html")).toBe(3);
  expect(await status("kettles.html", "gone.html", "--fail-under", "100")).toBe(3);
});

test("a line of a manifest may be just an address", async () => {
  const site = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(KETTLES));
  await new Promise<void>((opened) => site.listen(0, "127.0.0.1", opened));
  onTestFinished(() => void site.close());
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const folder = folderWith({
    "list.jsonl": [`{"url":"http://${host}/kettles"}`, '{"url":"nonsense"}', "{}"].join("\n"),
  });

  const ended = await runCli(folder, ["extract", "--manifest", "list.jsonl", "--json"], {
    FETCH_ALLOW_HOSTS: host,
  });

  const [page, bad, empty] = rows(ended);
  expect(page).toMatchObject({ file: `http://${host}/kettles`, author: "Ida Brandt" });
  expect(bad).toMatchObject({ file: "nonsense", error: expect.stringContaining("valid URL") });
  expect(empty).toMatchObject({ file: "list.jsonl:3", error: expect.stringContaining("Expected a line") });
  expect(ended.status).toBe(3);
});

test("an unknown plan is named with those that exist", async () => {
  const folder = folderWith({});
  const { err, status } = await runCli(folder, ["admin", "plan", "ann@example.com", "gold"]);
  expect(err).toMatch(/^There is no plan gold: free, /);
  expect(status).toBe(2);
});

test("every analysis says which form it has", async () => {
  const folder = folderWith({ "kettles.html": KETTLES });
  const [line] = rows(await callCli(folder, ["analyze", "kettles.html", "--json", "--offline"]));
  expect(line).toMatchObject({ schemaVersion: 1, file: "kettles.html" });
});
