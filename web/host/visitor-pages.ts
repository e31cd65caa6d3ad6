/**
 * Pages that every visitor sees the same, although a signed-in user sees something else there. They are rendered once a
 * minute at most and served from memory, as cheaply as a prerendered file. Their inline scripts are allowed by hash: a
 * nonce in a page that many people get would be no secret.
 */
import type { MiddlewareHandler } from "hono";
import { contentPolicy, inlineScriptHashes } from "./content-policy.ts";
import { answerWith, type KeptAnswer, keptAnswer } from "./kept-answer.ts";
import type { Home } from "./static-files.ts";

/** Renders a path for somebody without a session and without a nonce; `null` if that isn't a plain page. */
type RenderForVisitor = (path: string) => Promise<Response>;

const FRESH_MS = 60_000;
/** The page depends on who asks, and a browser that kept it would show it again after signing in. */
const NOT_KEPT_BY_BROWSERS = "private, no-store";
const SESSION_COOKIE = /session_token/;

type Page = { kept: Promise<KeptAnswer | null>; renderedAt: number };

export const isVisitor = (headers: Headers): boolean =>
  !headers.has("authorization") && !SESSION_COOKIE.test(headers.get("cookie") ?? "");

async function keep(answer: Response, { baseUrl, formTargets }: Home): Promise<KeptAnswer | null> {
  const type = answer.headers.get("Content-Type") ?? "";
  const isPlain = answer.status === 200 && !answer.headers.has("Set-Cookie");
  if (!isPlain || !type.startsWith("text/html")) {
    await answer.body?.cancel();
    return null;
  }
  const html = await answer.text();
  const policy = contentPolicy(inlineScriptHashes(html), {
    isHttps: baseUrl.startsWith("https:"),
    formTargets,
  });
  const headers = {
    "Content-Type": type,
    "Cache-Control": NOT_KEPT_BY_BROWSERS,
    "Content-Security-Policy": policy,
  };
  return keptAnswer(Buffer.from(html), headers, { revalidates: false });
}

/** `now` in milliseconds. */
export function serveVisitorPages(
  paths: readonly string[],
  render: RenderForVisitor,
  home: Home,
  now = () => performance.now(),
): MiddlewareHandler {
  const pages = new Map<string, Page>();

  const renderAgain = (path: string): Page => {
    const before = pages.get(path);
    const kept = render(path).then(
      (answer) => keep(answer, home),
      () => null,
    );
    const page = { kept: before ? before.kept : kept, renderedAt: now() };
    pages.set(path, page);
    // Until the new copy is there, the old one is served: nobody waits for it.
    if (before) void kept.then((fresh) => pages.set(path, { ...page, kept: Promise.resolve(fresh) }));
    return page;
  };
  const pageAt = (path: string): Page => {
    const known = pages.get(path);
    return known && now() - known.renderedAt < FRESH_MS ? known : renderAgain(path);
  };

  return async (c, next) => {
    const { method, path, raw } = c.req;
    const isKept = paths.includes(path) && (method === "GET" || method === "HEAD");
    if (!isKept || raw.url.includes("?") || !isVisitor(raw.headers)) return next();
    const kept = await pageAt(path).kept;
    // What could not be rendered here is rendered for this request alone, with its own error page and log line.
    return kept === null ? next() : answerWith(kept, raw);
  };
}
