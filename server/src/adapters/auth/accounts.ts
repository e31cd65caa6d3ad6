/** The accounts port on Better Auth. */

import { AppError } from "../../errors.ts";
import type { SessionClient } from "../../ports/accounts/account-sessions.ts";
import type { Accounts, ApiSession, Client, Confirmation, Proof } from "../../ports/accounts/accounts.ts";
import { withHeaders } from "../../with-headers.ts";
import type { Auth } from "./better-auth.ts";
import { CLIENT_ADDRESS_HEADER, CLIENT_HEADER } from "./client-address-header.ts";
import { AUTH_PATH, requireOpenEndpoint } from "./open-endpoints.ts";
import type { RefreshTokens } from "./sessions/refresh-tokens.ts";
import { cookieOfBearer, signedToken, withoutToken } from "./sessions/session-token.ts";

type Account = { id: string; email: string };
type Session = { token: string; expiresAt: Date };
type Needs = { auth: Auth; refreshTokens: RefreshTokens; baseUrl: string };

type SignInAnswer = { token?: string; user?: Account; message?: string; twoFactorRedirect?: boolean };

/** Anything else is a recovery code. */
const APP_CODE = /^\s*\d{3}\s*\d{3}\s*$/;
const WRONG_CODE = {
  "verify-totp": "account/code-wrong",
  "verify-backup-code": "account/recovery-code-wrong",
} as const;

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

  const apiSession = async (session: Session, user: Account, refreshToken: string): Promise<ApiSession> => ({
    accessToken: signedToken(session.token, (await auth.$context).secret),
    refreshToken,
    expiresAt: session.expiresAt,
    user: { id: user.id, email: user.email },
  });

  const post = async (
    { address, userAgent }: Client,
    path: string,
    body: object,
    cookies: string[] = [],
  ): Promise<{ reply: Response; answer: SignInAnswer }> => {
    const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
    const request = new Request(new URL(`${AUTH_PATH}/${path}`, baseUrl), {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": userAgent, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
    const reply = await handle(request, address, "api");
    return { reply, answer: (await reply.json().catch(() => ({}))) as SignInAnswer };
  };

  return {
    async handle(request, clientAddress) {
      requireOpenEndpoint(request.url);
      return withoutToken(await handle(request, clientAddress));
    },
    signOut: (headers) => auth.api.signOut({ headers, asResponse: true }),

    /** Through the account endpoints, so that their limits and hooks count for API clients too. */
    async signIn({ email, password, code }, client) {
      const first = await post(client, "sign-in/email", { email, password });
      const isPending = first.reply.ok && first.answer.twoFactorRedirect === true;
      if (isPending && code === undefined) throw new AppError("account/code-required");
      const step = APP_CODE.test(code ?? "") ? "verify-totp" : "verify-backup-code";
      const { reply, answer } = isPending
        ? await post(client, `two-factor/${step}`, { code }, first.reply.headers.getSetCookie())
        : first;
      const found = answer.token && (await (await auth.$context).internalAdapter.findSession(answer.token));
      if (reply.ok && found && answer.user) {
        const refreshToken = await refreshTokens.issue(answer.user.id, found.session.token);
        return { session: await apiSession(found.session, answer.user, refreshToken) };
      }
      if (isPending && reply.status === 401) throw new AppError(WRONG_CODE[step]);
      return { status: reply.ok ? 401 : reply.status, message: answer.message ?? null };
    },

    async refresh(refreshToken) {
      const { internalAdapter } = await auth.$context;
      const spent = await refreshTokens.spend(refreshToken);
      if (spent === null) {
        const ended = await refreshTokens.endFamily(refreshToken);
        if (ended !== null) await refreshTokens.endSession(ended);
        return null;
      }
      const before = await refreshTokens.endSession(spent.sessionToken);
      const user = await internalAdapter.findUserById(spent.userId);
      const session = user && (await internalAdapter.createSession(user.id, false, before ?? {}));
      if (!user || !session) return null;
      const renewal = { userId: user.id, from: spent.sessionToken, to: session.token };
      const renewed = await refreshTokens.renew(renewal);
      if (renewed !== null) return apiSession(session, user, renewed);
      await internalAdapter.deleteSession(session.token);
      return null;
    },

    async hasPassword(userId) {
      const { internalAdapter } = await auth.$context;
      return Boolean((await internalAdapter.findCredentialAccount(userId))?.password);
    },
    confirm: (headers, proof) => confirm(auth, headers, proof),
  };
}
