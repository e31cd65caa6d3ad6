/** An answer kept in memory: its body, compressed when a browser first asks for it, and its headers. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { acceptedCoding, COMPRESSIBLE } from "./compress.ts";

type Coding = "br" | "gzip";
export type KeptAnswer = {
  raw: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
  /** `null`: browsers may not keep it, so they have nothing to ask about. */
  etag: string | null;
  isCompressible: boolean;
  coded: Partial<Record<Coding, Buffer<ArrayBuffer>>>;
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** 11 saves some more bytes and takes ten times as long. */
const BROTLI_QUALITY = 9;
const MIN_COMPRESSED_BYTES = 1024;

export function keptAnswer(
  raw: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
  { revalidates }: { revalidates: boolean },
): KeptAnswer {
  const isText = COMPRESSIBLE.test(headers["Content-Type"] ?? "");
  return {
    raw,
    headers: isText ? { ...headers, Vary: "Accept-Encoding" } : headers,
    etag: revalidates ? createHash("sha1").update(raw).digest("base64url") : null,
    isCompressible: isText && raw.length > MIN_COMPRESSED_BYTES,
    coded: {},
  };
}

function compress(raw: Buffer, coding: Coding): Promise<Buffer<ArrayBuffer>> {
  if (coding === "gzip") return gzip(raw, { level: 9 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  return brotli(raw, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/** One at a time: each compression needs megabytes, and three hundred files at once needed more than a gigabyte. */
let turn: Promise<unknown> = Promise.resolve();

async function codedBody(kept: KeptAnswer, coding: Coding): Promise<Buffer<ArrayBuffer>> {
  const known = kept.coded[coding];
  if (known) return known;
  const mine = turn.then(async () => (kept.coded[coding] ??= await compress(kept.raw, coding)));
  turn = mine.catch(() => {});
  return mine;
}

const knows = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match")?.split(",") ?? []).some(
    (tag) => tag.trim().replace(/^W\//, "") === etag,
  );

export async function answerWith(kept: KeptAnswer, request: Request): Promise<Response> {
  const coding = kept.isCompressible ? acceptedCoding(request.headers.get("accept-encoding") ?? "") : null;
  const headers: Record<string, string> = { ...kept.headers };
  if (kept.etag !== null) {
    headers.ETag = `"${kept.etag}${coding ? `-${coding}` : ""}"`;
    if (knows(request, headers.ETag)) return new Response(null, { status: 304, headers });
  }
  const body = coding === null ? kept.raw : (kept.coded[coding] ?? (await codedBody(kept, coding)));
  if (coding !== null) headers["Content-Encoding"] = coding;
  headers["Content-Length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
