/** The accounts port on Better Auth. */

import type { SessionClient } from "../../ports/accounts/account-sessions.ts";
import type { Accounts, Confirmation, Proof } from "../../ports/accounts/accounts.ts";
import { withHeaders } from "../../with-headers.ts";
import { apiSessions } from "./api-sessions.ts";
import type { Auth } from "./better-auth.ts";
import { CLIENT_ADDRESS_HEADER, CLIENT_HEADER } from "./client-address-header.ts";
import { newPasswordPath } from "./new-password-path.ts";
import { requireOpenEndpoint } from "./open-endpoints.ts";
import type { RefreshTokens } from "./sessions/refresh-tokens.ts";
import { cookieOfBearer, withoutToken } from "./sessions/session-token.ts";

type Needs = { auth: Auth; refreshTokens: RefreshTokens; baseUrl: string };

/** How long a sign-in counts as proof by itself. */
const FRESH_MS = 60 * 60 * 1000;
const BROWSER_NOTES = ["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

type Surroundings = { clientAddress: string; client: SessionClient; baseUrl: string; cookieName: string };

/**
 * Our edge has already refused what came from another site. A client that names no origin is a program, and Better
 * Auth would refuse it because of headers that its HTTP library adds, so the request says what the edge found out.
 */
function judged(request: Request, { clientAddress, client, baseUrl, cookieName }: Surroundings): Request {
  const headers = new Headers(request.headers);
  // Our hooks run before the library's own for bearer tokens, and look for the session in the cookie.
  const cookie = cookieOfBearer(headers, cookieName);
  if (cookie !== null) headers.set("cookie", cookie);
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  headers.set(CLIENT_HEADER, client);
  if (!headers.has("origin")) {
    headers.set("origin", baseUrl);
    for (const note of BROWSER_NOTES) headers.delete(note);
  }
  return withHeaders(request, headers);
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

async function confirm(auth: Auth, headers: Headers, { password, email }: Proof): Promise<Confirmation> {
  const found = await auth.api.getSession({ headers, query: { disableCookieCache: true } });
  if (!found) return "stale";
  const context = await auth.$context;
  const hash = (await context.internalAdapter.findCredentialAccount(found.user.id))?.password;
  if (hash) return (await context.password.verify({ hash, password })) ? "confirmed" : "wrong-password";
  if (!sameAddress(email, found.user.email)) return "wrong-email";
  return Date.now() - found.session.createdAt.getTime() < FRESH_MS ? "confirmed" : "stale";
}

export function authAccounts({ auth, refreshTokens, baseUrl }: Needs): Accounts {
  const handle = async (
    request: Request,
    clientAddress: string,
    client: SessionClient = "browser",
  ): Promise<Response> => {
    const { authCookies } = await auth.$context;
    const cookieName = authCookies.sessionToken.name;
    return auth.handler(judged(request, { clientAddress, client, baseUrl, cookieName }));
  };

  return {
    async handle(request, clientAddress) {
      requireOpenEndpoint(request.url);
      return withoutToken(await handle(request, clientAddress));
    },
    signOut: (headers) => auth.api.signOut({ headers, asResponse: true }),

    ...apiSessions({ auth, refreshTokens, baseUrl, handle }),
    async hasPassword(userId) {
      const { internalAdapter } = await auth.$context;
      return Boolean((await internalAdapter.findCredentialAccount(userId))?.password);
    },
    newPasswordPath: async (userId) => newPasswordPath((await auth.$context).internalAdapter, userId),
    confirm: (headers, proof) => confirm(auth, headers, proof),
  };
}
