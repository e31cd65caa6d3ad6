/** A page as it is kept with its analysis: JSON, compressed. */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { KeptPage } from "../../../ports/analysis/kept-evidence.ts";

/** A page of 300 kB with five competitors like it takes about 400 kB; pages full of embedded images aren't kept. */
export const MAX_PACKED_BYTES = 2 * 1024 * 1024;
/** Above what six pages of the largest size that we fetch can hold. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Raise it when the form changes; a page in another form can't be judged again. */
const VERSION = 1;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Null where the page is too large to keep. */
export async function packPage(page: KeptPage): Promise<Uint8Array | null> {
  const packed = await compress(JSON.stringify({ version: VERSION, ...page }));
  return packed.length > MAX_PACKED_BYTES ? null : packed;
}

/** Null where the page was kept in a form that this version doesn't know. */
export async function unpackPage(packed: Uint8Array): Promise<KeptPage | null> {
  const text = (await decompress(packed, { maxOutputLength: MAX_UNPACKED_BYTES })).toString("utf8");
  const { version, ...page } = JSON.parse(text) as KeptPage & { version: number };
  return version === VERSION ? page : null;
}
