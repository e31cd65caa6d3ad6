/** The finished client build, read once, kept compressed in memory. Hashed assets never change; pages are asked again. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { site } from "@citeworthy/core/product/site";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { acceptedCoding, COMPRESSIBLE } from "./compress.ts";
import { contentPolicy, inlineScriptHashes } from "./content-policy.ts";

type StaticFile = { raw: Buffer; br?: Buffer; gzip?: Buffer; headers: Record<string, string>; etag: string };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** 11 saves some more bytes and costs seconds at start. */
const BROTLI_QUALITY = 9;
const WORTH_COMPRESSING = 1024;
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

const typeOf = (url: string) =>
  url.endsWith(".data") ? "text/x-script; charset=utf-8" : (getMimeType(url) ?? "application/octet-stream");

async function compress(raw: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { br: await brotli(raw, { params }), gzip: await gzip(raw, { level: 9 }) };
}

/** A page rendered ahead names the address the product ships with; here it is served from its operator's. */
function atHome(raw: Buffer, url: string, baseUrl: string): Buffer {
  if (!/\.(html|data|xml|txt)$/.test(url)) return raw;
  const shipped = `https://${site.host}`;
  const text = raw.toString("utf8").replaceAll(shipped, baseUrl);
  // Inside another address, as in a link for sharing, it stands in its encoded form.
  return Buffer.from(text.replaceAll(encodeURIComponent(shipped), encodeURIComponent(baseUrl)));
}

/** Where the site stands, and where its forms may lead besides. */
type Home = {
  baseUrl: string;
  checkout: string | null;
  /** Files to serve instead of those of the build, by their path. */
  instead?: Map<string, Buffer>;
};

async function load(path: string, url: string, { baseUrl, checkout, instead }: Home): Promise<StaticFile> {
  const raw = atHome(instead?.get(url) ?? readFileSync(path), url, baseUrl);
  const type = typeOf(url);
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Cache-Control": url.startsWith("/assets/") ? FOREVER : ASK_AGAIN,
  };
  if (url.endsWith(".html"))
    headers["Content-Security-Policy"] = contentPolicy(inlineScriptHashes(raw.toString("utf8")), {
      isHttps: baseUrl.startsWith("https:"),
      checkout,
    });
  const etag = createHash("sha1").update(raw).digest("base64url");
  if (!COMPRESSIBLE.test(type)) return { raw, headers, etag };
  headers.Vary = "Accept-Encoding";
  return { raw, headers, etag, ...(raw.length > WORTH_COMPRESSING && (await compress(raw))) };
}

export async function loadStaticFiles(dir: string, home: Home): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const url = `/${relative(dir, path).split(sep).join("/")}`;
      files.set(url.replace(/\/index\.html$/, "") || "/", await load(path, url, home));
    }),
  );
  return files;
}

function answer(file: StaticFile, request: Request): Response {
  const wanted = acceptedCoding(request.headers.get("accept-encoding") ?? "");
  const squeezed = wanted && file[wanted];
  const body = squeezed || file.raw;
  const etag = `"${file.etag}${squeezed ? `-${wanted}` : ""}"`;
  const headers: Record<string, string> = { ...file.headers, ETag: etag };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  if (squeezed && wanted) headers["Content-Encoding"] = wanted;
  headers["Content-Length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

export function serveStaticFiles(files: Map<string, StaticFile>): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const file = files.get(c.req.path);
    if (file) return answer(file, c.req.raw);
    // A hashed asset that is gone is no page: a rendered 404 there would be cached as a script.
    if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404);
    return next();
  };
}
