/** Sessions of API clients: signing in with email, password and code, and renewing by a refresh token. */
import { AppError } from "../../errors.ts";
import type { SessionClient } from "../../ports/accounts/account-sessions.ts";
import type { Accounts, ApiSession, Client } from "../../ports/accounts/accounts.ts";
import type { Auth } from "./better-auth.ts";
import { AUTH_PATH } from "./open-endpoints.ts";
import type { RefreshTokens } from "./sessions/refresh-tokens.ts";
import { signedToken } from "./sessions/session-token.ts";

type Account = { id: string; email: string };
type Session = { token: string; expiresAt: Date };
type Handle = (request: Request, clientAddress: string, client: SessionClient) => Promise<Response>;
type Needs = { auth: Auth; refreshTokens: RefreshTokens; baseUrl: string; handle: Handle };

type SignInAnswer = { token?: string; user?: Account; message?: string; twoFactorRedirect?: boolean };

/** Anything else is a recovery code. */
const APP_CODE = /^\s*\d{3}\s*\d{3}\s*$/;
const WRONG_CODE = {
  "verify-totp": "account/code-wrong",
  "verify-backup-code": "account/recovery-code-wrong",
} as const;

const apiSession = async (
  auth: Auth,
  session: Session,
  user: Account,
  refreshToken: string,
): Promise<ApiSession> => ({
  accessToken: signedToken(session.token, (await auth.$context).secret),
  refreshToken,
  expiresAt: session.expiresAt,
  user: { id: user.id, email: user.email },
});

/** Posts to one of the account endpoints, with the cookies of the answer before. */
const poster =
  ({ baseUrl, handle }: Needs) =>
  async (
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

const signIns = (needs: Needs): Pick<Accounts, "signIn"> => {
  const { auth, refreshTokens } = needs;
  const post = poster(needs);
  return {
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
        return { session: await apiSession(auth, found.session, answer.user, refreshToken) };
      }
      if (isPending && reply.status === 401) throw new AppError(WRONG_CODE[step]);
      return { status: reply.ok ? 401 : reply.status, message: answer.message ?? null };
    },
  };
};

const renewals = ({ auth, refreshTokens }: Needs): Pick<Accounts, "refresh"> => ({
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
    // A renewed session is as old as its first sign-in: whoever holds a stolen pair gains no recent one.
    const session = user && before && (await internalAdapter.createSession(user.id, false, before, true));
    if (!user || !session) return null;
    const renewal = { userId: user.id, from: spent.sessionToken, to: session.token };
    const renewed = await refreshTokens.renew(renewal);
    if (renewed !== null) return apiSession(auth, session, user, renewed);
    await internalAdapter.deleteSession(session.token);
    return null;
  },
});

export const apiSessions = (needs: Needs) => ({ ...signIns(needs), ...renewals(needs) });
