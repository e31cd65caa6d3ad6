/** What an API key may be: its scopes, its lifetime and its limits. */
import { isOneOf } from "../../contract/lists/is-one-of.ts";

export const KEY_SCOPES = ["read", "analyze", "monitor", "admin:read"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export const isKeyScope = isOneOf(KEY_SCOPES);

/** What a scope allows, and what it may spend. */
export const SCOPE_TEXT: Record<KeyScope, string> = {
  read: "Read your analyses, projects, monitors and usage. Spends nothing.",
  analyze:
    "Analyze pages, write articles and use the generators. Change projects, schedules, shared links and webhooks, and delete pages. Spends uses.",
  monitor: "Run visibility checks and change monitors. Spends uses.",
  "admin:read": "Read the admin figures, users and logs. Changes nothing.",
};

/** There is no key without an end: a forgotten key stops working by itself. */
export const KEY_LIFETIMES_DAYS = [7, 30, 90, 365] as const;
export const DEFAULT_KEY_LIFETIME_DAYS = 90;
/** Within its last two weeks, a key is shown as expiring. */
export const EXPIRES_SOON_DAYS = 14;

/** More than anyone uses, and few enough for one screen. */
export const MAX_KEYS = 20;
export const MAX_KEY_NAME = 60;

/** Tells keys from session tokens, and lets scanners find keys that were committed by mistake. */
export const KEY_PREFIX = "cw_";
