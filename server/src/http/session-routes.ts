/** The session answer: for browsers who is signed in, for API clients a bearer token and how to renew it. */
import { messageText } from "@citeworthy/core/messages";
import { z } from "zod";
import type { Auth } from "../adapters/auth/better-auth.ts";
import type { RefreshTokens } from "../adapters/auth/refresh-tokens.ts";
import { AppError } from "../errors.ts";
import type { Sessions } from "../ports/sessions.ts";
import type { EdgeApp, EdgeContext } from "./context.ts";
import { limitBody, readJson } from "./read-json.ts";

type Needs = {
  auth: Auth;
  /** Better Auth's own front door, with its limits and hooks. */
  callAuth(request: Request, clientAddress: string): Promise<Response>;
  sessions: Sessions;
  refreshTokens: RefreshTokens;
  google: boolean;
  minPasswordLength: number;
};

const Credentials = z.object({ email: z.string().min(1), password: z.string().min(1) });
const Refresh = z.object({ refresh_token: z.string().min(1) });
type Account = { id: string; email: string };

async function sessionAnswer(
  { refreshTokens }: Needs,
  session: { token: string; expiresAt: Date },
  user: Account,
) {
  const expiresAt = Math.floor(session.expiresAt.getTime() / 1000);
  return {
    access_token: session.token,
    refresh_token: await refreshTokens.issue(user.id, session.token),
    expires_at: expiresAt,
    expires_in: expiresAt - Math.floor(Date.now() / 1000),
    token_type: "bearer",
    user: { id: user.id, email: user.email },
  };
}

const signIn = (needs: Needs) => async (c: EdgeContext) => {
  const credentials = await readJson(c, Credentials, "account/fields-missing");
  const target = new URL("/api/auth/sign-in/email", c.req.url);
  const headers = { "content-type": "application/json", "user-agent": c.req.header("user-agent") ?? "" };
  const request = new Request(target, { method: "POST", headers, body: JSON.stringify(credentials) });
  const reply = await needs.callAuth(request, c.get("clientAddress"));
  const answer = (await reply.json().catch(() => ({}))) as {
    token?: string;
    user?: Account;
    message?: string;
  };
  if (!reply.ok || !answer.token || !answer.user)
    return c.json(
      { error: answer.message ?? messageText("account/sign-in-failed") },
      reply.ok ? 401 : (reply.status as 401),
    );
  const context = await needs.auth.$context;
  const found = await context.internalAdapter.findSession(answer.token);
  if (!found) throw new AppError("account/sign-in-failed");
  return c.json(await sessionAnswer(needs, found.session, answer.user));
};

/** The old session ends with its refresh token, so a stolen pair is worth one use at the most. */
const refresh = (needs: Needs) => async (c: EdgeContext) => {
  const { refresh_token } = await readJson(c, Refresh, "account/refresh-refused");
  const spent = await needs.refreshTokens.spend(refresh_token);
  if (spent === null) throw new AppError("account/refresh-refused");
  const { internalAdapter } = await needs.auth.$context;
  await internalAdapter.deleteSession(spent.sessionToken);
  const user = await internalAdapter.findUserById(spent.userId);
  const session = user && (await internalAdapter.createSession(user.id));
  if (!user || !session) throw new AppError("account/refresh-refused");
  return c.json(await sessionAnswer(needs, session, user));
};

export function sessionRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/session", async (c) => {
    const user = await needs.sessions.userOf(c.req.raw.headers);
    return c.json({ user, google: needs.google, minPasswordLength: needs.minPasswordLength });
  });
  app.post("/api/session", limitBody(), signIn(needs));
  app.post("/api/session/refresh", limitBody(), refresh(needs));
}
