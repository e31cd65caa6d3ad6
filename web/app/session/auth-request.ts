/** Sends one request to the account endpoints and turns a refusal into a plain message. */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import { MAX_PASSWORD_LENGTH } from "@citeworthy/core/product/accounts/password";
import { postJson, type Send, textIn } from "../calls/post-json.ts";

/** `said`: the server's message for the user, `null` if it sent none. */
export type Refusal = { ok: false; code: string | null; said: string | null };
export type AuthAnswer = { ok: true; body: Record<string, unknown> } | Refusal;

/** Throws only if there was no response. */
export async function postAuth(path: string, body: object, send?: Send): Promise<AuthAnswer> {
  const options = { send, headers: { Accept: "application/json" } };
  const { response, body: answer } = await postJson(`/api/auth/${path}`, body, options);
  return response.ok
    ? { ok: true, body: typeof answer === "object" ? { ...answer } : {} }
    : refusal(response, answer);
}

function refusal(response: Response, answer: unknown): Refusal {
  const code = textIn(answer, "code");
  return {
    ok: false,
    code,
    said: waitText(response) ?? plainText(code) ?? textIn(answer, "message") ?? textIn(answer),
  };
}

function waitText(response: Response): string | null {
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get("Retry-After") ?? response.headers.get("X-Retry-After"));
  return seconds > 0 ? messageText("request/too-many", { seconds: Math.ceil(seconds) }) : null;
}

/** Codes of the account library, with clearer messages than its own. */
const PLAIN: Record<string, MessageCode> = {
  INVALID_EMAIL_OR_PASSWORD: "account/credentials-wrong",
  INVALID_EMAIL: "account/email-invalid",
  VALIDATION_ERROR: "request/invalid",
  USER_ALREADY_EXISTS: "account/email-taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "account/email-taken",
  EMAIL_NOT_VERIFIED: "account/email-unconfirmed",
  PASSWORD_TOO_LONG: "account/password-long",
  INVALID_TOKEN: "account/link-expired",
  TOKEN_EXPIRED: "account/link-expired",
  USER_NOT_FOUND: "account/link-expired",
  INVALID_ORIGIN: "request/foreign-origin",
  MISSING_OR_NULL_ORIGIN: "request/foreign-origin",
  ACCESS_DENIED: "account/google-cancelled",
  ACCOUNT_NOT_LINKED: "account/google-not-linked",
  UNABLE_TO_LINK_ACCOUNT: "account/google-not-linked",
  INVALID_CODE: "account/code-wrong",
  INVALID_BACKUP_CODE: "account/recovery-code-wrong",
  INVALID_TWO_FACTOR_COOKIE: "account/code-expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "account/code-expired",
  ACCOUNT_TEMPORARILY_LOCKED: "account/codes-blocked",
};

/** The account library uses upper-case codes in responses and lower-case codes in redirects. */
export function plainText(code: string | null): string | null {
  const known = code && Object.hasOwn(PLAIN, code.toUpperCase()) ? PLAIN[code.toUpperCase()] : undefined;
  return known ? messageText(known, { length: MAX_PASSWORD_LENGTH }) : null;
}
