/** Writes a backup of everything as it is at one moment, while the product runs. */
import { createHash } from "node:crypto";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { productVersion } from "../../version.ts";
import type { Db } from "../db/database.ts";
import { type End, FORMAT, FORMAT_VERSION, failed, type Header, LINE } from "./backup-format.ts";
import { ownTables, rowsOf, type Tx } from "./own-tables.ts";

/** A kept page can be a megabyte; this many rows are in memory at once. */
const ROWS_AT_ONCE = 50;
const OWNER_ONLY = 0o600;

export type WrittenBackup = { file: string; tables: number; rows: number };

async function* tableLines(tx: Tx, table: string): AsyncGenerator<string> {
  yield `${LINE.table}${table}`;
  await rowsOf(tx, `declare backup no scroll cursor for select to_jsonb(t)::text as row from "${table}" t`);
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${ROWS_AT_ONCE} from backup`);
    for (const { row } of rows) yield LINE.row + row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await rowsOf(tx, "close backup");
}

async function headerOf(tx: Tx, now: Date): Promise<Header> {
  const [latest] = await rowsOf<{ at: string }>(
    tx,
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    version: productVersion(),
    createdAt: now.toISOString(),
    schema: Number(latest?.at),
  };
}

type Counted = { tables: number; rows: number };

async function* allLines(tx: Tx, now: Date, counted: Counted): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const hashed = (line: string) => {
    hash.update(`${line}\n`);
    return `${line}\n`;
  };
  yield hashed(LINE.header + JSON.stringify(await headerOf(tx, now)));
  for (const table of await ownTables(tx)) {
    counted.tables++;
    for await (const line of tableLines(tx, table)) {
      if (line.startsWith(LINE.row)) counted.rows++;
      yield hashed(line);
    }
  }
  const end: End = { rows: counted.rows, sha256: hash.digest("hex") };
  yield `${LINE.end}${JSON.stringify(end)}\n`;
}

/** Under another name until it is whole: a file that has its name is a complete backup. */
export async function writeBackup(db: Db, file: string, now: Date): Promise<WrittenBackup> {
  const unfinished = `${file}.unfinished`;
  const counted: Counted = { tables: 0, rows: 0 };
  try {
    await db.transaction(
      async (tx) => {
        const out = createWriteStream(unfinished, { mode: OWNER_ONLY, flush: true });
        await pipeline(Readable.from(allLines(tx, now, counted)), createGzip(), out);
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw failed(`The backup ${file} could not be written`, error);
  }
  return { file, ...counted };
}
