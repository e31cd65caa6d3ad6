/** Bytes off the wire, unpacked, and never more of them than agreed. */
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { AppError } from "../../../errors.ts";
import { unreachable } from "../guard/failure.ts";
import { type BodyLimit, megabytes } from "../guard/limits.ts";
import type { PageResponse } from "./visit.ts";

/** `whole` is false where the limit cut the rest off. */
export type Body = { bytes: Buffer; whole: boolean };

/** A page that is larger than the limit is refused. */
export async function readWhole({ headers, body }: PageResponse, limit: BodyLimit): Promise<Buffer> {
  const { bytes, overflow } = await read(body, unpacker(headers), limit);
  if (overflow !== null) throw new AppError("page/too-large", { limit: megabytes(overflow) });
  return bytes;
}

/** Of robots.txt and sitemaps the beginning is worth having. */
export async function readBeginning({ headers, body }: PageResponse, limit: BodyLimit): Promise<Body> {
  const { bytes, overflow } = await read(body, unpacker(headers), limit);
  return { bytes, whole: overflow === null };
}

/** A file that is gzip in itself, such as `sitemap.xml.gz`. */
export async function gunzipBeginning(packed: Buffer, decodedBytes: number): Promise<Body> {
  const limit = { wireBytes: packed.length, decodedBytes };
  const { bytes, overflow } = await read(Readable.from([packed]), createGunzip(), limit);
  return { bytes, whole: overflow === null };
}

/** One layer of gzip or br. Stacked or unknown encodings are how bombs are packed, so they are refused. */
function unpacker(headers: Record<string, string>): Transform | null {
  const encoding = (headers["content-encoding"] ?? "").trim().toLowerCase();
  switch (encoding) {
    case "":
    case "identity":
      return null;
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    default:
      throw unreachable(`content encoding ${encoding.slice(0, 100)}`);
  }
}

class Overflow extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.limit = limit;
  }
}

async function read(source: Readable, unpack: Transform | null, limit: BodyLimit) {
  const chunks: Buffer[] = [];
  const keep = async (decoded: AsyncIterable<Buffer>) => {
    for await (const chunk of atMost(limit.decodedBytes, decoded)) chunks.push(chunk);
  };
  const wire = (packed: AsyncIterable<Buffer>) => atMost(limit.wireBytes, packed);
  try {
    await (unpack ? pipeline(source, wire, unpack, keep) : pipeline(source, wire, keep));
    return { bytes: Buffer.concat(chunks), overflow: null };
  } catch (error) {
    if (!(error instanceof Overflow)) throw error;
    return { bytes: Buffer.concat(chunks), overflow: error.limit };
  }
}

/** Yields up to the limit exactly, then fails. */
async function* atMost(limit: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = limit;
  for await (const chunk of source) {
    if (chunk.length > left) {
      yield chunk.subarray(0, left);
      throw new Overflow(limit);
    }
    left -= chunk.length;
    yield chunk;
  }
}
