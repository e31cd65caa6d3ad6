/** A user lets an app act for them in one workspace, or doesn't. */
import {
  type AppScope,
  isAppScope,
  MAX_CONNECTED_APPS,
} from "@citeworthy/core/product/accounts/connected-apps";
import { emailSignature } from "@citeworthy/core/product/identity/email-signature";
import { site } from "@citeworthy/core/product/identity/site";
import { AppError } from "../../errors.ts";
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { ConnectedApps } from "../../ports/accounts/connected-apps.ts";
import type { SessionUser } from "../../ports/accounts/sessions.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "../accounts/confirm-identity.ts";
import { type ActingNeeds, actAs } from "../workspaces/act-as.ts";
import { type AppRequest, answerTo, readRequest } from "./read-request.ts";

export type ApprovingApps = Pick<ConfirmingIdentity, "places" | "clock"> &
  ActingNeeds & {
    connectedApps: ConnectedApps;
    audit: AuditLog;
    limiter: Limiter;
    mail: Mail;
    log: Log;
    baseUrl: string;
  };

export type Consent = {
  /** The request as the app made it; it is read again, so that a form can't change it. */
  query: URLSearchParams;
  user: SessionUser;
  sessionId: string;
  workspaceId: string;
  /** What the user leaves of what the app asked for. */
  scopes: string[];
  requestId: string | null;
};

/** Far above what anyone connects by hand. */
const RATE = { max: 30, perSeconds: 60 * 60 };

async function requestIn(deps: ApprovingApps, query: URLSearchParams): Promise<AppRequest> {
  const read = await readRequest(deps, query);
  if (read.kind !== "asks") throw new AppError("app/request-invalid");
  return read.request;
}

/** Returns the address that the user returns to. */
export async function approveApp(deps: ApprovingApps, consent: Consent): Promise<string> {
  const { user, sessionId, requestId } = consent;
  const request = await requestIn(deps, consent.query);
  await requireRecentSignIn(deps, sessionId);
  const { workspaceId } = await actAs(deps, { user, keyWorkspaceId: consent.workspaceId }, "read");
  const scopes = scopesOf(consent, request);
  await withinLimits(deps, user.id);
  const { app, redirectUri, challenge } = request;
  const approval = { clientId: app.id, userId: user.id, workspaceId, scopes, redirectUri, challenge };
  const code = await deps.connectedApps.approve(approval);
  const details = { name: app.name, host: new URL(redirectUri).host, scopes: scopes.join(" ") };
  const entry = { actor: "user", action: "connect-app", outcome: "done", details, requestId } as const;
  await deps.audit.append({ ...entry, at: deps.clock.now(), actorId: user.id, target: user.id, workspaceId });
  await notify(deps, user, app.name);
  return answerTo(request, deps.baseUrl, { code });
}

export async function refuseApp(deps: ApprovingApps, query: URLSearchParams): Promise<string> {
  return answerTo(await requestIn(deps, query), deps.baseUrl, { error: "access_denied" });
}

function scopesOf({ scopes }: Consent, asked: AppRequest): AppScope[] {
  const allowed = [...new Set(scopes)].filter(isAppScope).filter((one) => maySee(asked.scopes).includes(one));
  if (allowed.length === 0) throw new AppError("app/scope-missing");
  return allowed;
}

/** The user can always grant reading only. */
const maySee = (asked: readonly AppScope[]): readonly AppScope[] => ["read", ...asked];

async function withinLimits({ connectedApps, limiter }: ApprovingApps, userId: string) {
  const verdict = await limiter.take(`connect-app:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  if ((await connectedApps.list(userId)).length >= MAX_CONNECTED_APPS)
    throw new AppError("app/too-many", { max: MAX_CONNECTED_APPS });
}

export const appConnected = (to: string, name: string, baseUrl: string): Email => ({
  to,
  subject: `An app was connected to your ${site.name} account`,
  text: `The app "${name}" can now act for your account, within what you allowed.\n\nIf it was not you, disconnect it and change your password:\n\n${baseUrl}/dashboard/security${emailSignature}`,
});

/** The app waits for its code, so a failed email must not stop it. */
const notify = ({ mail, log, baseUrl }: ApprovingApps, { id, email }: SessionUser, name: string) =>
  mail
    .send(appConnected(email, name, baseUrl))
    .catch((error) => log.error("an email about a connected app failed", { userId: id, error }));
