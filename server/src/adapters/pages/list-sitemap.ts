/** The pages that a sitemap lists, for a whole site in one call. Bounded in pages, files and bytes. */
import { AppError } from "../../errors.ts";
import type { BodyLimit } from "./limits.ts";
import { gunzipBeginning, readBeginning } from "./read-body.ts";
import { parseSitemap, type SitemapFile } from "./sitemap-file.ts";
import { type Answer, type Visitor, visit, within } from "./visit.ts";

/** An index that names itself, or never ends, ends here. */
const MAX_FILES = 50;
/** What the protocol allows for one file. */
const FILE_LIMIT: BodyLimit = { wireBytes: 50 * 1024 * 1024, decodedBytes: 50 * 1024 * 1024 };

export async function listSitemap(visitor: Visitor, address: string, max: number): Promise<string[]> {
  const pages = new Set<string>();
  const asked = new Set<string>();
  const pending = [address];
  const host = URL.parse(address)?.host;
  for (let next = pending.shift(); next && pages.size < max; next = pending.shift()) {
    if (asked.has(next) || asked.size >= MAX_FILES) continue;
    asked.add(next);
    const signal = within(visitor.limits.totalMs);
    const file = await visit(visitor, next, { signal }, readFile);
    const urls = file.entries.map(({ url }) => url);
    if (file.kind === "index") pending.push(...urls);
    // A sitemap may only speak for its own site.
    else for (const url of urls) if (pages.size < max && URL.parse(url)?.host === host) pages.add(url);
  }
  return [...pages];
}

async function readFile(answer: Answer): Promise<SitemapFile> {
  if (answer.status !== 200) throw new AppError("page/status", { status: answer.status });
  const { bytes } = await readBeginning(answer, FILE_LIMIT);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(
    isGzip ? (await gunzipBeginning(bytes, FILE_LIMIT.decodedBytes)).bytes : bytes,
  );
  const file = parseSitemap(text);
  if (file === null) throw new AppError("page/not-html", { type: "something other than a sitemap" });
  return file;
}
