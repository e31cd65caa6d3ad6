import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { memoryFolder } from "./memory-folder.ts";

function shared(): string {
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-shared-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a folder with room is used, and another user reaches what it holds by name", () => {
  const folder = memoryFolder(shared(), 1);

  expect(existsSync(folder ?? "")).toBe(true);
  expect(statSync(folder ?? "").mode & 0o777).toBe(0o711);
  expect(readdirSync(folder ?? "")).toEqual([]);
});

test("one without room is left alone", () => {
  const without = shared();

  expect(memoryFolder(without, Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(readdirSync(without)).toEqual([]);
});

test("what a killed run left is removed, and what another run uses stays", () => {
  const at = shared();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const used = `citeworthy-tests-${process.ppid}-b`;
  for (const name of [`citeworthy-tests-${pid}-a`, used, "somebody-elses"]) mkdirSync(join(at, name));

  memoryFolder(at, Number.MAX_SAFE_INTEGER);

  expect(readdirSync(at).sort()).toEqual([used, "somebody-elses"]);
});

test("a machine without shared memory has none", () => {
  expect(memoryFolder(join(shared(), "missing"), 1)).toBeNull();
});

test("one in which no program may run is left alone", ({ skip }) => {
  const mounted = shared();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "noexec,size=1m", "tmpfs", mounted]);
  skip(status !== 0, "Only an administrator can mount such a folder.");
  onTestFinished(() => void spawnSync("umount", [mounted]));

  expect(memoryFolder(mounted, 1)).toBeNull();
  expect(readdirSync(mounted)).toEqual([]);
});
