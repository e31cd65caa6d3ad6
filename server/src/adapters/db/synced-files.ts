/** PGlite never syncs to disk by itself, so a power cut could lose commits. These files are synced after each query. */
import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

const WAL_SEGMENT = /^[0-9A-F]{24}$/;
const HELD_SEGMENTS = 8;

/** File systems count time in steps of up to 10 ms, so a file can change again without a new time. */
const TIME_STEP_MS = 20;

/** `modified` is null while the file could change again within the same step. */
type Segment = { handle: number; modified: number | null };

export class SyncedFiles extends NodeFS {
  #segments = new Map<string, Segment>();
  #control: number | null = 0;

  /** PGlite awaits this after every query: an acknowledged commit has its log on disk. */
  override async syncToFs(): Promise<void> {
    const log = join(this.rootDir, "pg_wal");
    for (const name of readdirSync(log)) if (WAL_SEGMENT.test(name)) this.#syncSegment(join(log, name));
    this.#syncCheckpoint();
  }

  override async closeFs(): Promise<void> {
    for (const { handle } of this.#segments.values()) closeSync(handle);
    this.#segments.clear();
    await super.closeFs();
  }

  protected syncSegment(handle: number): void {
    fdatasyncSync(handle);
  }

  #syncSegment(path: string): void {
    const modified = statSync(path).mtimeMs;
    const known = this.#segments.get(path);
    if (known?.modified === modified) return;
    const handle = known?.handle ?? openSync(path, "r+");
    this.syncSegment(handle);
    this.#segments.set(path, { handle, modified: isOver(modified) ? modified : null });
    const [oldest] = this.#segments;
    if (this.#segments.size <= HELD_SEGMENTS || !oldest) return;
    closeSync(oldest[1].handle);
    this.#segments.delete(oldest[0]);
  }

  /** A checkpoint says that the data files are written: they must be on disk before it counts. */
  #syncCheckpoint(): void {
    const control = join(this.rootDir, "global/pg_control");
    const modified = statSync(control).mtimeMs;
    if (modified === this.#control) return;
    const isFirstLook = this.#control === 0;
    if (!isFirstLook) for (const part of ["base", "global", "pg_xact"]) syncTree(join(this.rootDir, part));
    this.#control = isFirstLook || isOver(modified) ? modified : null;
  }
}

const isOver = (modified: number): boolean => Date.now() - modified > TIME_STEP_MS;

export function syncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const handle = openSync(join(entry.parentPath, entry.name), "r");
    fsyncSync(handle);
    closeSync(handle);
  }
}
