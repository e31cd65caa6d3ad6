/** The finished client build, read once and kept in memory. Hashed assets never change; pages are asked for again. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { site } from "@citeworthy/core/product/identity/site";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { contentPolicy, inlineScriptHashes } from "./content-policy.ts";
import { answerWith, type KeptAnswer, keptAnswer } from "./kept-answer.ts";

const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

const typeOf = (url: string) =>
  url.endsWith(".data") ? "text/x-script; charset=utf-8" : (getMimeType(url) ?? "application/octet-stream");

/** A page rendered ahead names the address that the product ships with; here it is served from its operator's. */
function atHome(raw: Buffer<ArrayBuffer>, url: string, baseUrl: string): Buffer<ArrayBuffer> {
  if (!/\.(html|data|xml|txt)$/.test(url)) return raw;
  const shipped = `https://${site.host}`;
  const text = raw.toString("utf8").replaceAll(shipped, baseUrl);
  // Inside another address, as in a link for sharing, it is in its encoded form.
  return Buffer.from(text.replaceAll(encodeURIComponent(shipped), encodeURIComponent(baseUrl)));
}

/** Where the site is, and where its forms may lead besides. */
export type Home = {
  baseUrl: string;
  formTargets: readonly string[];
  /** Files to serve instead of those of the build, by their path. */
  instead?: Map<string, Buffer<ArrayBuffer>>;
};

function load(path: string, url: string, { baseUrl, formTargets, instead }: Home): KeptAnswer {
  const raw = atHome(instead?.get(url) ?? readFileSync(path), url, baseUrl);
  const headers: Record<string, string> = {
    "Content-Type": typeOf(url),
    "Cache-Control": url.startsWith("/assets/") ? FOREVER : ASK_AGAIN,
  };
  if (url.endsWith(".html"))
    headers["Content-Security-Policy"] = contentPolicy(inlineScriptHashes(raw.toString("utf8")), {
      isHttps: baseUrl.startsWith("https:"),
      formTargets,
    });
  return keptAnswer(raw, headers, { revalidates: true });
}

export function loadStaticFiles(dir: string, home: Home): Map<string, KeptAnswer> {
  const files = new Map<string, KeptAnswer>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(dir, path).split(sep).join("/")}`;
    files.set(url.replace(/\/index\.html$/, "") || "/", load(path, url, home));
  }
  return files;
}

export function serveStaticFiles(files: Map<string, KeptAnswer>): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const file = files.get(c.req.path);
    if (file) return answerWith(file, c.req.raw);
    // A hashed asset that is gone isn't a page: a rendered 404 would be cached as a script.
    if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404);
    return next();
  };
}
