/** The session answer: for browsers who is signed in, for API clients a bearer token and how to renew it. */
import { messageText } from "@citeworthy/core/messages";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Accounts, ApiSession } from "../../ports/accounts/accounts.ts";
import type { Sessions } from "../../ports/accounts/sessions.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Services } from "../../wire.ts";
import type { EdgeApp, EdgeContext } from "../middleware/context.ts";
import { callerOf, signedIn } from "../middleware/permit.ts";
import { readJson } from "../middleware/read-json.ts";
import { userOfRequest } from "../middleware/renew-cookie.ts";
import { sessionAnswer } from "./session-answer.ts";

type Needs = {
  accounts: Accounts;
  sessions: Sessions;
  clock: Clock;
} & Pick<Services, "config" | "listWorkspaces" | "switchWorkspace">;

const Credentials = z.object({
  email: z.string().min(1),
  password: z.string().min(1),
  code: z.string().min(1).max(64).optional(),
});
const Workspace = z.object({ id: z.string().min(1).max(100) });
const Refresh = z.object({ refresh_token: z.string().min(1) });

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const tokenAnswer = ({ accessToken, refreshToken, expiresAt, user }: ApiSession, now: Date) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_at: seconds(expiresAt),
  expires_in: seconds(expiresAt) - seconds(now),
  token_type: "bearer",
  user,
});

const signIn =
  ({ accounts, clock }: Needs) =>
  async (c: EdgeContext) => {
    const credentials = await readJson(c, Credentials, "account/fields-missing");
    const client = { address: c.get("clientAddress"), userAgent: c.req.header("user-agent") ?? "" };
    const signedIn = await accounts.signIn(credentials, client);
    if ("session" in signedIn) return c.json(tokenAnswer(signedIn.session, clock.now()));
    const error = signedIn.message ?? messageText("account/sign-in-failed");
    return c.json({ error }, signedIn.status as ContentfulStatusCode);
  };

const refresh =
  ({ accounts, clock }: Needs) =>
  async (c: EdgeContext) => {
    const { refresh_token } = await readJson(c, Refresh, "account/refresh-refused");
    const session = await accounts.refresh(refresh_token);
    if (session === null) throw new AppError("account/refresh-refused");
    return c.json(tokenAnswer(session, clock.now()));
  };

export function sessionRoutes(app: EdgeApp, needs: Needs): void {
  app.get("/api/session", async (c) => {
    const user = c.get("apiKey")?.user ?? (await userOfRequest(needs.sessions, c));
    return c.json(await sessionAnswer(needs, user && callerOf(c, user)));
  });
  app.put("/api/session/workspace", async (c) => {
    const user = await signedIn(needs.sessions, c);
    const { id: workspaceId } = await readJson(c, Workspace);
    const sessionId = (await needs.sessions.idOf(c.req.raw.headers)) ?? "";
    await needs.switchWorkspace({ user, sessionId, workspaceId });
    return c.json({ workspaces: await needs.listWorkspaces({ user: { ...user, workspaceId } }) });
  });
  app.post("/api/session", signIn(needs));
  app.post("/api/session/refresh", refresh(needs));
}
