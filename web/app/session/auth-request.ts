/** One request to the account endpoints, and what a refusal says in plain words. */
import { type MessageCode, messageText } from "@citeworthy/core/messages";
import { MAX_PASSWORD_LENGTH } from "@citeworthy/core/product/password";

/** `said` is what the server had to say to a person, `null` where it refused without a word. */
export type Refusal = { ok: false; code: string | null; said: string | null };
export type AuthAnswer = { ok: true; body: Record<string, unknown> } | Refusal;
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export const sendSameOrigin: Send = (path, init) => fetch(path, init);

/** Throws only where no answer came at all. */
export async function postAuth(path: string, body: object, send = sendSameOrigin): Promise<AuthAnswer> {
  const response = await send(`/api/auth/${path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await jsonObject(response);
  return response.ok ? { ok: true, body: answer } : refusal(response, answer);
}

/** An error page of a proxy is an answer too, only one without words of ours. */
async function jsonObject(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function refusal(response: Response, answer: Record<string, unknown>): Refusal {
  const code = text(answer.code);
  return {
    ok: false,
    code,
    said: waitText(response) ?? plainText(code) ?? text(answer.message) ?? text(answer.error),
  };
}

const text = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value : null);

function waitText(response: Response): string | null {
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get("Retry-After") ?? response.headers.get("X-Retry-After"));
  return seconds > 0 ? messageText("request/too-many", { seconds: Math.ceil(seconds) }) : null;
}

/** Codes of the account library whose own words are terse, with ours instead. */
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
};

/** The account library spells its codes in capitals in answers and in small letters in redirects. */
export function plainText(code: string | null): string | null {
  const known = code && Object.hasOwn(PLAIN, code.toUpperCase()) ? PLAIN[code.toUpperCase()] : undefined;
  return known ? messageText(known, { length: MAX_PASSWORD_LENGTH }) : null;
}
