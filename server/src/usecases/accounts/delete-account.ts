/** Deletes an account for its owner: first the subscription at the payment provider, then all data, then an email that confirms it. */
import type { MessageCode } from "@citeworthy/core/messages";
import { isLive } from "@citeworthy/core/product/plans/provider-state";
import { AppError } from "../../errors.ts";
import type { Accounts, Confirmation, Proof } from "../../ports/accounts/accounts.ts";
import type { AuditLog } from "../../ports/accounts/audit-log.ts";
import type { PersonalData } from "../../ports/accounts/personal-data.ts";
import type { UsedTrials } from "../../ports/accounts/used-trials.ts";
import type { Billing, ProviderSubscription } from "../../ports/billing/billing.ts";
import type { Mail } from "../../ports/messages/mail.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { farewell } from "./farewell.ts";

export type DeletingAccount = {
  accounts: Pick<Accounts, "confirm">;
  billing: Pick<Billing, "subscription" | "subscriptions" | "cancelNow" | "customer" | "anonymiseCustomer">;
  storage: Pick<Storage, "subscriptions" | "workspaces">;
  personalData: Pick<PersonalData, "erase">;
  limiter: Limiter;
  usedTrials: Pick<UsedTrials, "remember">;
  audit: AuditLog;
  mail: Mail;
  clock: Clock;
  log: Log;
};
type Request = { userId: string; headers: Headers; proof: Proof; requestId: string | null };

/** As many guesses as somebody with several passwords needs. */
const RATE = { max: 10, perSeconds: 15 * 60 };

const REFUSAL: Record<Exclude<Confirmation, "confirmed">, MessageCode> = {
  "wrong-password": "account/confirmation-password",
  "wrong-email": "account/confirmation-email",
  stale: "account/confirmation-stale",
};

export async function deleteAccount(deps: DeletingAccount, request: Request): Promise<void> {
  const { userId, requestId } = request;
  await confirmPerson(deps, request);
  const owned = await ownWorkspaces(deps, userId);
  let wasBilled = false;
  for (const id of owned) wasBilled = (await leaveProvider(deps, id, owned)) || wasBilled;
  const gone = await deps.personalData.erase(userId).catch((cause) => {
    throw new AppError("account/delete-failed", {}, { cause });
  });
  if (gone === null) return;
  if ("shared" in gone) throw lastOwner(gone.shared);
  await deps.usedTrials.remember(gone.email);
  // The log keeps that it happened, under an id that belongs to nobody any more.
  const entry = { actor: "user", actorId: userId, action: "delete-account", outcome: "done" } as const;
  await deps.audit.append({ ...entry, at: deps.clock.now(), target: userId, details: {}, requestId });
  await deps.mail
    .send(farewell(gone.email, wasBilled))
    .catch((error) =>
      deps.log.error("the email that confirms a deleted account was not sent", { userId, error }),
    );
}

const lastOwner = (names: string[]) => new AppError("workspace/last-owner", { names: names.join(", ") });

/** Where other people work, the owner decides first between transfer and deletion. */
async function ownWorkspaces({ storage }: DeletingAccount, userId: string): Promise<string[]> {
  const owned = (await storage.workspaces.list(userId)).filter(({ role }) => role === "owner");
  const shared = owned.filter(({ members }) => members > 1).map(({ workspace }) => workspace.name);
  if (shared.length > 0) throw lastOwner(shared);
  return owned.map(({ workspace }) => workspace.id);
}

async function confirmPerson({ accounts, limiter }: DeletingAccount, { userId, headers, proof }: Request) {
  if (!proof.password && !proof.email) throw new AppError("account/confirmation-missing");
  const verdict = await limiter.take(`confirm:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const outcome = await accounts.confirm(headers, proof);
  if (outcome !== "confirmed") throw new AppError(REFUSAL[outcome]);
}

/** A pending subscription bills as soon as its first payment arrives. */
const mayBill = (subscription: ProviderSubscription): boolean =>
  isLive(subscription) || subscription.status === "pending";

type Leaving = Pick<DeletingAccount, "billing" | "storage">;

/** Whether the customer pays for a workspace that stays. */
async function isNeeded({ storage }: Leaving, customerId: string, leaving: readonly string[]) {
  const paidFor = await storage.subscriptions.ofCustomer(customerId);
  return paidFor.some(({ userId }) => !leaving.includes(userId));
}

/** A workspace that was transferred keeps its plan to the end of the period that the former owner paid for. */
async function isOfOthers(
  { storage }: Leaving,
  { id, cancelAtPeriodEnd }: ProviderSubscription,
  leaving: readonly string[],
) {
  const bound = cancelAtPeriodEnd ? await storage.subscriptions.ofProvider(id) : null;
  return bound !== null && !leaving.includes(bound.userId);
}

/**
 * Nobody may go on paying for a workspace that is gone: where the provider does not answer, nothing is deleted. `leaving`:
 * all workspaces that are deleted now.
 */
export async function leaveProvider(
  deps: Leaving,
  workspaceId: string,
  leaving: readonly string[] = [workspaceId],
): Promise<boolean> {
  const { billing, storage } = deps;
  const { customerId, providerId } = (await storage.subscriptions.of(workspaceId)) ?? {};
  let ended = false;
  if (customerId && !(await isNeeded(deps, customerId, leaving)) && (await billing.customer(customerId))) {
    for await (const subscription of billing.subscriptions({ customerId }))
      if (mayBill(subscription) && !(await isOfOthers(deps, subscription, leaving))) {
        await billing.cancelNow(subscription.id);
        ended = true;
      }
    await billing.anonymiseCustomer(customerId);
  } else if (providerId) {
    const subscription = await billing.subscription(providerId);
    if (subscription && mayBill(subscription)) {
      await billing.cancelNow(providerId);
      ended = true;
    }
  }
  return ended;
}
