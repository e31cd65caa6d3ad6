/** The bytes of one sitemap file, unpacked, in memory that a thread can read without a copy. */
import { randomUUID } from "node:crypto";
import type { BodyLimit } from "../guard/limits.ts";
import { type Body, gunzipBeginning, readBeginning } from "../requests/read-body.ts";
import type { PageResponse } from "../requests/visit.ts";

/** `whole` is false where the limit cut the rest off; `id` names these bytes. */
export type SitemapBytes = { kind: "file"; id: string; bytes: Uint8Array; whole: boolean };
export type Fetched = { kind: "absent" } | { kind: "unknown" } | SitemapBytes;

/** What was read is taken off the budget that all files share. */
export async function fetchSitemap(answer: PageResponse, budget: BodyLimit): Promise<Fetched> {
  if (answer.status >= 400 && answer.status < 500) return { kind: "absent" };
  if (answer.status !== 200) return { kind: "unknown" };
  const { bytes, whole } = await unpacked(await readBeginning(answer, budget), budget);
  budget.decodedBytes -= bytes.length;
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return { kind: "file", id: randomUUID(), bytes: shared, whole };
}

async function unpacked(body: Body, { decodedBytes }: BodyLimit): Promise<Body> {
  const isGzip = body.bytes[0] === 0x1f && body.bytes[1] === 0x8b;
  return isGzip ? gunzipBeginning(body.bytes, decodedBytes) : body;
}
