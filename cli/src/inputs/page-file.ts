/** A page on disk as evidence: HTML, gzipped HTML, or saved evidence. */
import { createReadStream } from "node:fs";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Evidence } from "@citeworthy/core/evidence";
import { canonicalAddress } from "@citeworthy/core/page/canonical-address";
import { unfetchedPage } from "@citeworthy/core/unfetched-page";
import { AppError, decodeText, evidenceFromJson } from "@citeworthy/server/page-files";
import { PageFailure } from "./page-failure.ts";

const MAX_MB = 64;
const MAX_BYTES = MAX_MB * 1024 * 1024;
const EVIDENCE_START = /^\s*\{[\s\S]{0,80}"citeworthy-evidence"/;

const unpack = promisify(gunzip);

/** A file's URL is `url` if the user gave one, else the page's canonical link, else `published`. */
type PageFile = { path: string; url: string | null; published: string };

/** Unpacks gzip. */
export const textOfFile = async (path: string): Promise<string | null> =>
  decodeText(await unpacked(await bytesOf(path)), "");

/** `fixed` replaces the time of saved evidence; without it, the evidence keeps its own. */
export async function readPageFile(
  { path, url, published }: PageFile,
  clock: { fixed: Date | null; now: () => Date },
): Promise<Evidence> {
  const bytes = await unpacked(await bytesOf(path));
  if (bytes.length === 0) throw new AppError("page/empty");
  const text = decodeText(bytes, "");
  if (text === null) throw new AppError("page/not-html", { type: "binary data" });
  if (isEvidence(path, text)) return replayed(text, clock.fixed);
  return unfetchedPage({
    url: url ?? canonicalAddress(text, published) ?? published,
    html: text,
    bytes: bytes.length,
    now: clock.now().toISOString(),
  });
}

const isEvidence = (path: string, text: string) =>
  EVIDENCE_START.test(text) || /\.json(?:\.gz)?$/i.test(path);

function replayed(text: string, now: Date | null): Evidence {
  try {
    const evidence = evidenceFromJson(text);
    return now ? { ...evidence, now: now.toISOString() } : evidence;
  } catch (cause) {
    throw new PageFailure("This is not a saved evidence file, or its version is not supported.", cause);
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    // Reading one byte more than the limit shows whether the file is too large.
    for await (const chunk of createReadStream(path, { end: MAX_BYTES })) chunks.push(chunk);
  } catch (cause) {
    throw new PageFailure(WHY_UNREADABLE[codeOf(cause)] ?? "Cannot read the file.", cause);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > MAX_BYTES) throw tooLarge();
  return bytes;
}

const WHY_UNREADABLE: Record<string, string> = {
  ENOENT: "File not found. (A URL must start with https:// or http://.)",
  ENOTDIR: "File not found. (A URL must start with https:// or http://.)",
  EISDIR: "This is a folder, not a file.",
  EACCES: "Permission denied.",
};

async function unpacked(bytes: Buffer): Promise<Buffer> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: MAX_BYTES });
  } catch (cause) {
    if (codeOf(cause) === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
    throw new PageFailure("The gzip file is corrupt.", cause);
  }
}

const tooLarge = () => new AppError("page/too-large", { limit: `${MAX_MB} MB` });

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
