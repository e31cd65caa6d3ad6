/** Backups and restores on a disk that fills up: a tmpfs of a fixed size, which only root can mount. */
import { spawnSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statfsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createHttp } from "@citeworthy/server/http";
import { readConfig, wire } from "@citeworthy/server/services";
import { expect, onTestFinished, test } from "vitest";
import { folderWith, runCli } from "../testing/run-cli.ts";

/** A new database takes 41 MB of it. */
const DISK_MB = 150;
/** Below the size that a process needs to be ready. */
const LEFT_MB = 20;
const ROWS = 400;
const ROW_BYTES = 300_000;

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

function mountDisk(at: string): boolean {
  mkdirSync(at);
  if (process.getuid?.() !== 0 || !run("mount", "-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", at))
    return false;
  onTestFinished(() => void run("umount", "--lazy", at));
  return true;
}

/** The same backup with rows that don't fit on the disk. */
function withManyRows(backup: Buffer): Buffer {
  const lines = gunzipSync(backup).toString().trimEnd().split("\n").slice(0, -1);
  const reply = () => ({
    id: randomUUID(),
    engine: "openai",
    model: "any",
    question: "any",
    body: { text: randomBytes(ROW_BYTES / 2).toString("hex") },
    links: {},
    parser_version: 1,
    request_id: "any",
    at: "2026-11-16T08:00:00Z",
  });
  const more = Array.from({ length: ROWS }, () => `R ${JSON.stringify(reply())}`);
  lines.splice(lines.indexOf("T ai_replies") + 1, 0, ...more);
  const hash = createHash("sha256");
  for (const line of lines) hash.update(`${line}\n`);
  const rows = lines.filter((line) => line.startsWith("R ")).length;
  return gzipSync(`${lines.join("\n")}\nE ${JSON.stringify({ rows, sha256: hash.digest("hex") })}\n`, {
    level: 1,
  });
}

const usersIn = (backup: string) =>
  gunzipSync(readFileSync(backup))
    .toString()
    .match(/kept@example\.com/g);

test("a full disk stops a restore and a backup with a sentence, health notices it, and nothing is lost", async ({
  skip,
}) => {
  const folder = folderWith({});
  const disk = join(folder, "disk");
  if (!mountDisk(disk)) skip("only root can mount a small disk");
  const settings = { DATA_DIR: join(disk, "data"), LOG_LEVEL: "error" };
  const cli = (...args: string[]) => runCli(folder, args, settings);

  const services = await wire(readConfig(settings));
  const app = createHttp(services);
  const account = { email: "kept@example.com", password: "xk8f2qzz", name: "Kept" };
  const headers = { "content-type": "application/json" };
  const visitor = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const signUp = { method: "POST", headers, body: JSON.stringify(account) };
  expect((await app.request("/api/auth/sign-up/email", signUp, visitor)).status).toBe(200);
  const health = async () => {
    const answer = await app.request("/healthz", {}, visitor);
    return { status: answer.status, body: await answer.json() };
  };
  expect(await health()).toMatchObject({ status: 200 });

  // What else may fill a disk: logs, uploads of another program.
  const filler = join(disk, "filler");
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_MB * 1024 * 1024));
  expect(await health()).toEqual({
    status: 503,
    body: { status: "unavailable", reason: expect.stringMatching(/^The disk is full: \d+ MB are free/) },
  });
  expect((await app.request("/healthz/live", {}, visitor)).status).toBe(200);
  run("rm", filler);
  expect(await health()).toMatchObject({ status: 200 });
  await services.close();

  expect(await cli("backup", "small.backup")).toMatchObject({ status: 0 });
  writeFileSync(join(folder, "large.backup"), withManyRows(readFileSync(join(folder, "small.backup"))));
  const stopped = await cli("restore", "large.backup", "--replace");
  expect(stopped.status).toBe(3);
  expect(stopped.err).toMatch(
    /^\S+large\.backup could not be restored \(.*No space left.*\)\. Nothing was changed\.\n$/,
  );

  symlinkSync("/dev/full", join(folder, "here.backup.unfinished"));
  const refused = await cli("backup", "here.backup");
  expect(refused).toMatchObject({ status: 3, err: expect.stringMatching(/could not be written \(ENOSPC/) });
  expect(readdirSync(folder).filter((name) => name.startsWith("here"))).toEqual([]);

  writeFileSync(filler, Buffer.alloc(statfsSync(disk).bavail * bsize));
  const full = await cli("backup", "here.backup");
  expect(full).toMatchObject({ status: 3, err: expect.stringContaining("is full. Nothing was changed.") });
  run("rm", filler);

  expect(await cli("backup", "after.backup")).toMatchObject({ status: 0 });
  expect(usersIn(join(folder, "after.backup"))).toEqual(usersIn(join(folder, "small.backup")));
});
