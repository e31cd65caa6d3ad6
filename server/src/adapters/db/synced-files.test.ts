import { closeSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SyncedFiles } from "./synced-files.ts";

class Counted extends SyncedFiles {
  readonly synced: number[] = [];
  protected override syncSegment(handle: number): void {
    super.syncSegment(handle);
    this.synced.push(handle);
  }
}

function opened() {
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-synced-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["pg_wal", "global", "base", "pg_xact"]) mkdirSync(join(folder, part));
  writeFileSync(join(folder, "global/pg_control"), "");
  const segment = join(folder, "pg_wal", "0".repeat(24));
  const write = (at: Date) => {
    writeFileSync(segment, "commit", { flag: "a" });
    utimesSync(segment, at, at);
  };
  const files = new Counted(folder);
  onTestFinished(() => {
    for (const handle of new Set(files.synced)) closeSync(handle);
  });
  return { files, write };
}

test("a commit is synced also where the time of its file is that of the commit before", async () => {
  const { files, write } = opened();
  const now = new Date();
  write(now);
  await files.syncToFs();
  write(now);
  await files.syncToFs();
  expect(files.synced).toHaveLength(2);
});

test("what was written long ago is synced once", async () => {
  const { files, write } = opened();
  write(new Date(Date.now() - 60_000));
  for (let query = 0; query < 3; query++) await files.syncToFs();
  expect(files.synced).toHaveLength(1);
});
