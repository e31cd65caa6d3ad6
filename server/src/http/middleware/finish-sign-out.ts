/** A sign-out that never reached us left a mark in the browser: the first request that carries it ends the session. */
import { SIGNED_OUT_COOKIE } from "@citeworthy/core/product/accounts/signed-out-cookie";
import { deleteCookie, getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Accounts } from "../../ports/accounts/accounts.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { withHeaders } from "../../with-headers.ts";
import type { Edge } from "./context.ts";

const nameOf = (line: string) => line.slice(0, line.indexOf("="));

/** The request goes on as a visitor's, whether or not the session could be ended just now; if not, the mark stays. */
export const finishSignOut = (accounts: Accounts, log: Log) =>
  createMiddleware<Edge>(async (c, next) => {
    if (!getCookie(c, SIGNED_OUT_COOKIE)) return next();
    const { headers } = c.req.raw;
    const ended = await accounts.signOut(headers).catch((error: unknown) => {
      log.warn("auth: a sign-out could not be completed", { error: String(error) });
      return null;
    });

    const visitors = new Headers(headers);
    visitors.delete("cookie");
    c.req.raw = withHeaders(c.req.raw, visitors);
    await next();

    if (!ended?.ok) return;
    // Someone may be signing in with this very request: their new cookie is not ours to take away.
    const fresh = new Set(c.res.headers.getSetCookie().map(nameOf));
    for (const line of ended.headers.getSetCookie())
      if (!fresh.has(nameOf(line))) c.res.headers.append("Set-Cookie", line);
    deleteCookie(c, SIGNED_OUT_COOKIE, { path: "/" });
  });
