/** Steps that could harm the owner need a recent sign-in, or the password again: a stolen session isn't enough. */
import { AppError } from "../../errors.ts";
import type { AccountSessions } from "../../ports/accounts/account-sessions.ts";
import type { Accounts } from "../../ports/accounts/accounts.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";

export type ConfirmingIdentity = {
  places: AccountSessions;
  accounts: Pick<Accounts, "confirm">;
  clock: Clock;
  limiter: Limiter;
};

/** Long enough for a visit to the settings, and short for a forgotten browser. */
const RECENT_MS = 15 * 60 * 1000;
/** Shared with the other places that check the password of somebody who is signed in. */
const RATE = { max: 10, perSeconds: 15 * 60 };

type Seen = Pick<ConfirmingIdentity, "places" | "clock">;

export const isRecentlyConfirmed = ({ places, clock }: Seen, sessionId: string): Promise<boolean> =>
  places.isConfirmedSince(sessionId, new Date(clock.now().getTime() - RECENT_MS));

export async function requireRecentSignIn(deps: Seen, sessionId: string): Promise<void> {
  if (!(await isRecentlyConfirmed(deps, sessionId))) throw new AppError("account/confirm-first");
}

type Request = { userId: string; sessionId: string; headers: Headers; password: string };

export async function confirmIdentity(deps: ConfirmingIdentity, request: Request): Promise<void> {
  const { userId, sessionId, headers, password } = request;
  const verdict = await deps.limiter.take(`confirm:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const outcome = await deps.accounts.confirm(headers, { password, email: "" });
  if (outcome === "wrong-password") throw new AppError("account/confirm-wrong");
  if (outcome !== "confirmed") throw new AppError("account/confirm-by-signing-in");
  await deps.places.confirm(sessionId, deps.clock.now());
}
