/** Data and forms of the security page. The account and the session always come from the request's cookie. */
import { data } from "react-router";
import type { ActivityEvent } from "../../features/security/activity-words.ts";
import type { ConnectedAppEntry } from "../../features/security/connected-apps.tsx";
import type { PendingEmail } from "../../features/security/email-panel.tsx";
import type { SecondStepState } from "../../features/security/second-step-panel.tsx";
import { SECURITY_INTENT } from "../../features/security/security-forms.ts";
import type { SessionPlace } from "../../features/security/session-words.ts";
import { answer, type ServiceResult } from "../../page-data/answer.server.ts";
import type { PageServices } from "../../services.server.ts";

export type Visit = { page: PageServices; userId: string; email: string; sessionId: string };

const MINUTE_MS = 60_000;

async function placesOf({ page, userId, sessionId }: Visit): Promise<SessionPlace[]> {
  const now = Date.now();
  const places = await page.listSessions(userId, sessionId);
  const shown = places.map(({ id, device, network, method, client, isCurrent, lastActiveAt, expiresAt }) => ({
    ...{ id, device, network, method, client, isCurrent },
    minutesAgo: Math.max(0, Math.floor((now - lastActiveAt.getTime()) / MINUTE_MS)),
    lastActiveAt: lastActiveAt.toISOString(),
    endsAt: expiresAt.toISOString(),
  }));
  return shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

async function eventsOf({ page, userId }: Visit): Promise<ActivityEvent[]> {
  const events = await page.securityActivity(userId);
  return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

async function secondStepOf({ page, userId }: Visit): Promise<SecondStepState> {
  const [hasPassword, app, passkeys] = await Promise.all([
    page.hasPassword(userId),
    page.secondStepOf(userId),
    page.listPasskeys(userId),
  ]);
  return {
    hasPassword,
    app: app && { ...app, since: app.since.toISOString() },
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

async function pendingEmailOf({ page, userId }: Visit): Promise<PendingEmail | null> {
  const change = await page.pendingEmailChange(userId);
  if (change === null) return null;
  const { newEmail, isOldConfirmed, isNewConfirmed } = change;
  return { newEmail, isOldConfirmed, isNewConfirmed };
}

async function appsOf({ page, userId }: Visit): Promise<ConnectedAppEntry[]> {
  const apps = await page.apps.list(userId);
  return apps.map(({ id, name, hosts, scopes, workspace, connectedAt, lastUsedAt }) => ({
    ...{ id, name, hosts, scopes, workspace },
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Each part can fail alone. */
export async function securityData(visit: Visit) {
  const { page, userId } = visit;
  const part = <T>(what: string, read: Promise<T>): Promise<T | null> =>
    read.catch((error: unknown) => {
      page.log.error(`${what} could not be read`, { userId, requestId: page.requestId, error });
      return null;
    });
  const [secondStep, pendingEmail, places, apps, events] = await Promise.all([
    part("the second step", secondStepOf(visit)),
    part("a change of address", pendingEmailOf(visit)),
    part("sessions", placesOf(visit)),
    part("connected apps", appsOf(visit)),
    part("security events", eventsOf(visit)),
  ]);
  return { email: visit.email, secondStep, pendingEmail, places, apps, events };
}

type Doing = Visit & { form: FormData };

const request = ({ page, userId, sessionId }: Visit) => ({
  userId,
  currentId: sessionId,
  requestId: page.requestId,
});

const DOES: Record<string, (doing: Doing) => Promise<unknown>> = {
  [SECURITY_INTENT.endSession]: (doing) =>
    answer(doing.page, { what: "ending a session" }, async () => {
      await doing.page.endSession({ ...request(doing), sessionId: String(doing.form.get("session")) });
      return null;
    }),
  [SECURITY_INTENT.changeEmail]: ({ page, userId, sessionId, email, form }) =>
    answer(page, { what: "a change of address", wordless: "account/email-change-failed" }, async () => {
      const newEmail = String(form.get("email") ?? "");
      await page.requestEmailChange({ userId, sessionId, email, newEmail, requestId: page.requestId });
      return null;
    }),
  [SECURITY_INTENT.cancelEmail]: ({ page, userId }) =>
    answer(page, { what: "cancelling a change of address" }, async () => {
      await page.cancelEmailChange(userId);
      return null;
    }),
  [SECURITY_INTENT.removePasskey]: ({ page, userId, sessionId, form }) =>
    answer(page, { what: "removing a passkey" }, async () => {
      const passkeyId = String(form.get("passkey"));
      await page.removePasskey({ userId, sessionId, passkeyId, requestId: page.requestId });
      return null;
    }),
  [SECURITY_INTENT.disconnectApp]: ({ page, userId, form }) =>
    answer(page, { what: "disconnecting an app" }, async () => {
      await page.apps.disconnect({ userId, id: String(form.get("app")), requestId: page.requestId });
      return null;
    }),
  [SECURITY_INTENT.endOthers]: (doing) =>
    answer(doing.page, { what: "ending sessions" }, () => doing.page.endOtherSessions(request(doing))),
};

export async function doOnSecurityPage(doing: Doing) {
  const intent = String(doing.form.get("intent"));
  const does = Object.hasOwn(DOES, intent) ? DOES[intent] : undefined;
  return does ? does(doing) : data<ServiceResult>({ ok: false, problem: "Unknown action." }, { status: 400 });
}
