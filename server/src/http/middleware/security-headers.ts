/** Headers that every answer carries; a page adds its own content policy. */
import { createMiddleware } from "hono/factory";
import type { Edge } from "./context.ts";

const ALWAYS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};
const REFERRER = "strict-origin-when-cross-origin";
/** These addresses carry tokens or payment ids in their query. */
const CARRIES_SECRETS = /^\/(payment\/|reset-password|auth\/|oauth\/)/;
const A_YEAR = "max-age=31536000; includeSubDomains";
/** For whatever isn't one of our pages: it loads nothing and is shown in no frame. An SVG may have styles. */
export const NO_CONTENT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const securityHeaders = (isHttps: boolean) =>
  createMiddleware<Edge>(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
    headers.set("Referrer-Policy", CARRIES_SECRETS.test(c.req.path) ? "no-referrer" : REFERRER);
    if (isHttps) headers.set("Strict-Transport-Security", A_YEAR);
    const type = headers.get("Content-Type");
    if (type?.startsWith("application/json") && !headers.has("Cache-Control"))
      headers.set("Cache-Control", "no-store");
    if (type && !type.startsWith("text/html") && !headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", NO_CONTENT);
  });
