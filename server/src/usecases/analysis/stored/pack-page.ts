/** A page as it is kept with its analysis: JSON, compressed. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, zstdCompress, zstdDecompress } from "node:zlib";
import type { KeptPage } from "../../../ports/analysis/kept-evidence.ts";

/** A page of 300 kB with five competitors like it takes about 400 kB; pages full of embedded images aren't kept. */
export const MAX_PACKED_BYTES = 2 * 1024 * 1024;
/** Parsing as much as this takes about as long as other requests may wait. Four pages of the largest size that we fetch. */
const MAX_CHARACTERS = 20_000_000;
/** Above what earlier versions kept: six pages of the largest size. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Raise it when the form changes; a page in another form can't be judged again. */
const VERSION = 1;

const compress = promisify(zstdCompress);
/** Earlier versions compressed with gzip, which takes four times as long and compresses no better. */
const GZIP_BEGINNING = 0x1f;
const decompressGzip = promisify(gunzip);
const decompressZstd = promisify(zstdDecompress);
const decompress = (packed: Uint8Array): Promise<Buffer> =>
  (packed[0] === GZIP_BEGINNING ? decompressGzip : decompressZstd)(packed, {
    maxOutputLength: MAX_UNPACKED_BYTES,
  });

/** Null where the page is too large to keep. */
export async function packPage(page: KeptPage): Promise<Uint8Array | null> {
  const text = await jsonInTurns({ version: VERSION, ...page });
  if (text === null) return null;
  const packed = await compress(text);
  return packed.length > MAX_PACKED_BYTES ? null : packed;
}

/** Page by page: other requests are answered in between. Null where it gets too long. */
async function jsonInTurns({ competitors, ...page }: KeptPage & { version: number }): Promise<string | null> {
  const parts = [JSON.stringify(page)];
  for (const competitor of competitors) {
    await nextTurn();
    parts.push(JSON.stringify(competitor));
    if (parts.reduce((sum, { length }) => sum + length, 0) > MAX_CHARACTERS) return null;
  }
  const [own = "{}", ...others] = parts;
  return `${own.slice(0, -1)},"competitors":[${others.join(",")}]}`;
}

/** Null where the page was kept in a form that this version doesn't know. */
export async function unpackPage(packed: Uint8Array): Promise<KeptPage | null> {
  const text = (await decompress(packed)).toString("utf8");
  const { version, ...page } = JSON.parse(text) as KeptPage & { version: number };
  return version === VERSION ? page : null;
}
