/** Reads an authorization request (OAuth 2.1, 4.1.1). Nobody is sent anywhere before the app and its address are known. */
import {
  APP_SCOPES,
  type AppScope,
  isAppScope,
  isSameRedirect,
  MCP_PATH,
} from "@citeworthy/core/product/accounts/connected-apps";
import type { AppClient, ConnectedApps } from "../../ports/accounts/connected-apps.ts";

type AppRequestNeeds = { connectedApps: Pick<ConnectedApps, "client">; baseUrl: string };
export type AppRequest = {
  app: AppClient;
  redirectUri: string;
  scopes: AppScope[];
  state: string | null;
  challenge: string;
};
type Read =
  | { kind: "asks"; request: AppRequest }
  /** `back`: the app's address for the refusal; null if the request names no registered address. */
  | { kind: "refused"; why: string; back: string | null };

/** Base64url of a SHA-256. */
const CHALLENGE = /^[\w-]{43}$/;
const MAX_STATE = 1_000;
const KNOWN = [
  ...["response_type", "client_id", "redirect_uri", "scope", "state"],
  ...["code_challenge", "code_challenge_method", "resource"],
];

export const mcpResource = (baseUrl: string): string => `${baseUrl}${MCP_PATH}`;

/** Without a resource, the only one there is is meant. */
export const isOurResource = (resource: string | null, baseUrl: string): boolean =>
  resource === null || URL.parse(resource)?.href.replace(/\/$/, "") === new URL(mcpResource(baseUrl)).href;

export async function readRequest(
  { connectedApps, baseUrl }: AppRequestNeeds,
  query: URLSearchParams,
): Promise<Read> {
  const twice = KNOWN.find((name) => query.getAll(name).length > 1);
  if (twice) return { kind: "refused", why: `The request has ${twice} more than once.`, back: null };
  const app = await connectedApps.client(query.get("client_id") ?? "");
  if (app === null)
    return { kind: "refused", why: "This app isn't registered here, or not any more.", back: null };
  const redirectUri = query.get("redirect_uri") ?? (app.redirectUris.length === 1 ? app.redirectUris[0] : "");
  if (!redirectUri || !app.redirectUris.some((one) => isSameRedirect(one, redirectUri)))
    return {
      ...{ kind: "refused", back: null },
      why: "This app asks to send you to an address that it didn't register.",
    };
  const state = query.get("state");
  const fault = faultOf(query, baseUrl);
  if (fault) {
    const back = answerTo({ redirectUri, state }, baseUrl, { error: fault.error });
    return { kind: "refused", why: fault.why, back };
  }
  const scopes = scopesIn(query.get("scope"));
  const challenge = query.get("code_challenge") ?? "";
  return { kind: "asks", request: { app, redirectUri, scopes, state, challenge } };
}

function faultOf(query: URLSearchParams, baseUrl: string): { error: string; why: string } | null {
  if ((query.get("state") ?? "").length > MAX_STATE)
    return { error: "invalid_request", why: `The state may have ${MAX_STATE} characters.` };
  if (query.get("response_type") !== "code")
    return { error: "unsupported_response_type", why: "The app has to ask for a code." };
  if (query.get("code_challenge_method") !== "S256" || !CHALLENGE.test(query.get("code_challenge") ?? ""))
    return { error: "invalid_request", why: "The app has to use PKCE with the method S256." };
  if (!isOurResource(query.get("resource"), baseUrl))
    return { error: "invalid_target", why: "The app asks for access to another server." };
  if (query.has("scope") && scopesIn(query.get("scope")).length === 0)
    return { error: "invalid_scope", why: `The scopes are ${APP_SCOPES.join(" and ")}.` };
  return null;
}

/** Scopes that we don't have are left out, as the answer says. Without any, the user is asked about all. */
const scopesIn = (text: string | null): AppScope[] =>
  text === null ? [...APP_SCOPES] : [...new Set(text.split(" "))].filter(isAppScope);

/** The address that the user returns to, with the answer. `iss` tells the app who answers (RFC 9207). */
export function answerTo(
  { redirectUri, state }: Pick<AppRequest, "redirectUri" | "state">,
  baseUrl: string,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  url.searchParams.set("iss", baseUrl);
  return url.href;
}
