/** Changes the email address of an account after both the old and the new address have confirmed it. */
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { Accounts } from "../../ports/accounts/accounts.ts";
import type { AuditLog, SecurityAction } from "../../ports/accounts/audit-log.ts";
import type { EmailChange, EmailChangeSide, EmailChanges } from "../../ports/accounts/email-changes.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import { takeRecipient } from "../../ports/messages/recipient-limit.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "./confirm-identity.ts";
import {
  addressHasAccount,
  confirmAtNewAddress,
  confirmAtOldAddress,
  emailChanged,
} from "./email-change-emails.ts";

export type ChangingEmail = ConfirmingIdentity & {
  accounts: Pick<Accounts, "newPasswordPath">;
  emailChanges: EmailChanges;
  audit: AuditLog;
  mail: Mail;
  log: Log;
  baseUrl: string;
  newLinkToken: () => string;
};
type Request = {
  userId: string;
  sessionId: string;
  email: string;
  newEmail: string;
  requestId: string | null;
};
/**
 * `old-first`: the new address can be confirmed here only after the old one. `newPasswordPath`: where the person who
 * confirmed the address has to choose a password, because nobody in this browser is signed in to the account.
 */
type EmailChangeStep =
  | { state: "waiting" | "old-first"; newEmail: string }
  | { state: "done"; newEmail: string; newPasswordPath: string | null };

/** Each request sends an email to an address that may belong to a stranger. */
const REQUEST_RATE = { max: 5, perSeconds: 24 * 60 * 60 };
const CONFIRM_RATE = { max: 30, perSeconds: 15 * 60 };
/** The longest address that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export async function requestEmailChange(deps: ChangingEmail, request: Request): Promise<void> {
  const { userId, sessionId, email } = request;
  const newEmail = request.newEmail.trim().toLowerCase();
  if (newEmail.length > MAX_LENGTH || !ADDRESS.test(newEmail)) throw new AppError("account/email-invalid");
  if (newEmail === email.toLowerCase()) throw new AppError("account/email-same");
  await requireRecentSignIn(deps, sessionId);
  within(await deps.limiter.take(`email-change:${userId}`, REQUEST_RATE));
  // Refused before anything changes: a new request would end the links of the earlier one.
  within(await takeRecipient(deps.limiter, "change-address", newEmail));

  const [oldToken, newToken] = [deps.newLinkToken(), deps.newLinkToken()];
  const expiresAt = new Date(deps.clock.now().getTime() + DAY_MS);
  await deps.emailChanges.start({ userId, newEmail, oldToken, newToken, expiresAt });
  await record(deps, request, "request-email-change");
  const link = (token: string) => `${deps.baseUrl}/confirm-email?token=${token}`;
  await deps.mail.send(confirmAtOldAddress(email, newEmail, link(oldToken)));
  // The page says the same either way, so it doesn't tell who has an account.
  const isTaken = await deps.emailChanges.isTaken(newEmail);
  const atNew = isTaken ? addressHasAccount(newEmail) : confirmAtNewAddress(newEmail, link(newToken));
  await deps.mail.send(atNew);
}

/** `userId`: who is signed in in the browser that opened the link. */
type OpenedBy = { token: string; userId: string | null };
type OpenedLink = { userId: string; side: EmailChangeSide };

/**
 * Somebody can ask to change their address to a stranger's. So a person who confirms a new address without the account's
 * own session chooses its password, as after a sign-up.
 */
const keepsAccess = (link: OpenedLink, userId: string | null) =>
  link.side === "old" || link.userId === userId;

export async function emailChangeByToken(
  { emailChanges, clock }: ChangingEmail,
  { token, userId }: OpenedBy,
) {
  const link = await emailChanges.byToken(token, clock.now());
  return link && { newEmail: link.newEmail, keepsAccess: keepsAccess(link, userId) };
}

type Confirmation = OpenedBy & { clientAddress: string; requestId: string | null };

export async function confirmEmailChange(
  deps: ChangingEmail,
  request: Confirmation,
): Promise<EmailChangeStep> {
  within(await deps.limiter.take(`confirm-email-change:${request.clientAddress}`, CONFIRM_RATE));
  const { token, userId } = request;
  const link = await deps.emailChanges.confirm(token, { userId, now: deps.clock.now() });
  if (link === null) throw new AppError("account/link-expired");
  const { newEmail, isOldConfirmed, isNewConfirmed } = link;
  if (isOldConfirmed && isNewConfirmed) {
    const isOwnBrowser = keepsAccess(link, userId);
    await finish(deps, link, { keepsAccess: isOwnBrowser, requestId: request.requestId });
    const newPasswordPath = isOwnBrowser ? null : await deps.accounts.newPasswordPath(link.userId);
    return { state: "done", newEmail, newPasswordPath };
  }
  return { state: isOldConfirmed || isNewConfirmed ? "waiting" : "old-first", newEmail };
}

type Finish = { keepsAccess: boolean; requestId: string | null };

async function finish(deps: ChangingEmail, change: EmailChange, { keepsAccess, requestId }: Finish) {
  const { userId, oldEmail, newEmail } = change;
  if (!(await deps.emailChanges.apply(change, { now: deps.clock.now(), keepsAccess })))
    throw new AppError("account/email-change-taken");
  await record(deps, { userId, requestId }, "change-email");
  await notify(deps, userId, emailChanged(oldEmail, newEmail));
}

/** The change has happened, so an email that can't be sent doesn't undo it. */
const notify = ({ mail, log }: ChangingEmail, userId: string, email: Email) =>
  mail
    .send(email)
    .catch((error) => log.error("the email about a changed address was not sent", { userId, error }));

function within(verdict: Awaited<ReturnType<Limiter["take"]>>): void {
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}

const record = (
  { audit, clock }: ChangingEmail,
  { userId, requestId }: { userId: string; requestId: string | null },
  action: SecurityAction,
) => {
  const entry = { actor: "user", outcome: "done", details: {} } as const;
  return audit.append({ ...entry, at: clock.now(), actorId: userId, action, target: userId, requestId });
};
