/** Keeps the cookie of a used session: the server extends the session, so the browser has to keep its cookie as long. */
import { createMiddleware } from "hono/factory";
import type { Sessions, SessionUser } from "../../ports/accounts/sessions.ts";
import type { Edge, EdgeContext } from "./context.ts";

/** The user behind a request; `null` for a visitor. Notes a renewed cookie for the answer. */
export const userOfRequest = (sessions: Sessions, c: EdgeContext): Promise<SessionUser | null> =>
  sessions.userOf(c.req.raw.headers, (cookies) => c.set("renewedCookies", cookies));

const nameOf = (line: string) => line.slice(0, line.indexOf("="));

export const renewCookie = createMiddleware<Edge>(async (c, next) => {
  await next();
  // Signing out or in with this very request sets its own cookie, which must not be overwritten.
  const own = new Set(c.res.headers.getSetCookie().map(nameOf));
  for (const line of c.get("renewedCookies") ?? [])
    if (!own.has(nameOf(line))) c.res.headers.append("Set-Cookie", line);
});
