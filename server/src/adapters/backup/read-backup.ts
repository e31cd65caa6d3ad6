/** Reads a backup line by line. `checkBackup` reads all of it first, so that nothing is changed for a damaged one. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { errorCode } from "../../error-code.ts";
import { productVersion } from "../../version.ts";
import {
  BackupRefused,
  damaged,
  type End,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  LINE,
} from "./backup-format.ts";
import { migrations } from "./own-tables.ts";

export async function* backupLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const failure: { error?: unknown } = {};
  pipeline(createReadStream(file), unpacked, (error) => {
    if (error) failure.error = error;
  });
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    failure.error ??= error;
  }
  if (failure.error) {
    const code = errorCode(failure.error);
    if (code === "ENOENT" || code === "EACCES" || code === "EISDIR")
      throw new BackupRefused(`${file} could not be read (${code}).`);
    throw damaged(file, failure.error instanceof Error ? failure.error.message : String(failure.error));
  }
}

function parse<Value>(text: string, file: string, what: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw damaged(file, `its ${what} can't be read`);
  }
}

/** A file of something else, or of a version whose tables we don't know. */
function checkHeader(first: string, file: string, folder?: string): Header {
  const header = first.startsWith(LINE.header)
    ? parse<Partial<Header>>(first.slice(LINE.header.length), file, "header")
    : {};
  if (header.format !== FORMAT) throw new BackupRefused(`${file} is not a backup of this product.`);
  const isKnown =
    (header.formatVersion ?? 0) <= FORMAT_VERSION &&
    migrations(folder).some(({ folderMillis }) => folderMillis === header.schema);
  if (!isKnown)
    throw new BackupRefused(
      `${file} was made by version ${header.version}, which is newer than this one (${productVersion()}). ` +
        "Nothing was changed. Update this installation, then restore again.",
    );
  return header as Header;
}

export async function checkBackup(file: string, folder?: string): Promise<Header & { rows: number }> {
  const hash = createHash("sha256");
  let header: Header | null = null;
  let end: End | null = null;
  let rows = 0;
  for await (const line of backupLines(file)) {
    if (end !== null) throw damaged(file, "something follows its end");
    header ??= checkHeader(line, file, folder);
    if (line.startsWith(LINE.end)) end = parse<End>(line.slice(LINE.end.length), file, "end");
    else hash.update(`${line}\n`);
    if (line.startsWith(LINE.row)) rows++;
  }
  if (header === null) throw new BackupRefused(`${file} is not a backup of this product.`);
  if (end === null) throw damaged(file, "its end is missing");
  if (end.rows !== rows || end.sha256 !== hash.digest("hex")) throw damaged(file, "its checksum is wrong");
  return { ...header, rows };
}
