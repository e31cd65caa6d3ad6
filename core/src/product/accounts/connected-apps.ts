/** Apps that act for a user by OAuth, such as assistants: what they may do, for how long, and how many there may be. */
import { isOneOf } from "../../contract/lists/is-one-of.ts";
import { DAY_MS } from "../../time.ts";
import type { KeyScope } from "./api-keys.ts";

export const APP_SCOPES = ["read", "act"] as const;
export type AppScope = (typeof APP_SCOPES)[number];
export const isAppScope = isOneOf(APP_SCOPES);

/** An app that may act may read too: it has to see what it changes. */
export const KEY_SCOPES_OF: Record<AppScope, readonly KeyScope[]> = {
  read: ["read"],
  act: ["read", "analyze", "monitor"],
};

export const APP_SCOPE_TEXT: Record<AppScope, string> = {
  read: "Read your analyses, projects, monitors and work list. Spends nothing.",
  act: "Also analyze pages, use edits, run monitors and change projects and the work list. Spends uses.",
};

/** An app exchanges its code at once, so a code that leaks into a log or a history is of no use soon after. */
export const CODE_LIFETIME_MS = 60_000;
/** Access tokens can't be called back by the app that holds them, so they are short. */
export const ACCESS_LIFETIME_MS = 15 * 60_000;
/** Each use starts this time anew: an app that isn't used for a month has to ask again. */
export const REFRESH_LIFETIME_MS = 30 * DAY_MS;
/** However often it is used, a connection ends after a year, as the longest API key does. */
export const CONNECTION_LIFETIME_MS = 365 * DAY_MS;

/** More than anyone connects, and few enough for one screen. */
export const MAX_CONNECTED_APPS = 20;
export const MAX_APP_NAME = 60;
export const MAX_REDIRECT_URIS = 10;
export const MAX_REDIRECT_URI = 1_000;

/** Where apps connect to, below the site's address. */
export const MCP_PATH = "/api/mcp";
export const AUTHORIZE_PATH = "/oauth/authorize";

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where an app may be sent back to: an https address, or a program on the user's own machine. Other schemes are refused,
 * because any program can claim one.
 */
export function isAllowedRedirect(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.length > MAX_REDIRECT_URI || text.includes("#")) return false;
  if (url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
}

/** Word for word, except that a program on the user's machine may choose its port each time (RFC 8252, 7.3). */
export const isSameRedirect = (registered: string, asked: string): boolean =>
  registered === asked || (isAllowedRedirect(asked) && withoutPort(registered) === withoutPort(asked));

function withoutPort(text: string): string {
  const url = new URL(text);
  if (url.protocol === "http:" && LOOPBACK.test(url.hostname)) url.port = "";
  return url.protocol === "http:" ? url.href : text;
}

/** The name is the app's own words: one line, without characters that hide or turn around what follows. */
export const shownAppName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_APP_NAME) || "An app without a name";
