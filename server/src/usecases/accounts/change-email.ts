/** Changes the email address of an account after both the old and the new address have confirmed it. */
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { AuditLog, SecurityAction } from "../../ports/accounts/audit-log.ts";
import type { EmailChange, EmailChanges } from "../../ports/accounts/email-changes.ts";
import type { Email, Mail } from "../../ports/messages/mail.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { type ConfirmingIdentity, requireRecentSignIn } from "./confirm-identity.ts";
import {
  addressHasAccount,
  confirmAtNewAddress,
  confirmAtOldAddress,
  emailChanged,
} from "./email-change-emails.ts";

export type ChangingEmail = ConfirmingIdentity & {
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
type EmailChangeStep = { state: "waiting" | "done"; newEmail: string };

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
  await take(deps, `email-change:${userId}`, REQUEST_RATE);

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

export const emailChangeByToken = ({ emailChanges, clock }: ChangingEmail, token: string) =>
  emailChanges.byToken(token, clock.now());

type Confirmation = { token: string; clientAddress: string; requestId: string | null };

export async function confirmEmailChange(
  deps: ChangingEmail,
  request: Confirmation,
): Promise<EmailChangeStep> {
  await take(deps, `confirm-email-change:${request.clientAddress}`, CONFIRM_RATE);
  const change = await deps.emailChanges.confirm(request.token, deps.clock.now());
  if (change === null) throw new AppError("account/link-expired");
  const { newEmail, isOldConfirmed, isNewConfirmed } = change;
  if (!isOldConfirmed || !isNewConfirmed) return { state: "waiting", newEmail };
  await finish(deps, change, request);
  return { state: "done", newEmail };
}

async function finish(deps: ChangingEmail, change: EmailChange, { requestId }: Confirmation): Promise<void> {
  const { userId, oldEmail, newEmail } = change;
  if (!(await deps.emailChanges.apply(change, deps.clock.now())))
    throw new AppError("account/email-change-taken");
  await record(deps, { userId, requestId }, "change-email");
  await notify(deps, userId, emailChanged(oldEmail, newEmail));
}

/** The change has happened, so an email that can't be sent doesn't undo it. */
const notify = ({ mail, log }: ChangingEmail, userId: string, email: Email) =>
  mail
    .send(email)
    .catch((error) => log.error("the email about a changed address was not sent", { userId, error }));

async function take({ limiter }: ChangingEmail, key: string, rate: { max: number; perSeconds: number }) {
  const verdict = await limiter.take(key, rate);
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
