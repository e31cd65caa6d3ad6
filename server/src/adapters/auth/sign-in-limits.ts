/**
 * Limits password guesses without letting anyone lock out somebody else. Each network has its own count per account. The
 * count over all networks only closes an account to networks that its owner hasn't used before; resetting the password
 * makes a network known, so the owner always has a way in.
 */
import type { Limiter, LimiterDecision, RateLimit } from "../../ports/runtime/limiter.ts";

const WINDOW_S = 15 * 60;
const PER_NETWORK: RateLimit = { max: 20, perSeconds: WINDOW_S };
/** Ten networks' worth: guessing with a large botnet stays as slow as guessing with a small one. */
const PER_ACCOUNT: RateLimit = { max: 200, perSeconds: WINDOW_S };
/** How long a network counts as the owner's after a sign-in. */
const KNOWN_NETWORK_RATE: RateLimit = { max: 1, perSeconds: 30 * 24 * 60 * 60 };

export type SignInAttempt = { email: unknown; network: string };
export type SignInLimits = ReturnType<typeof signInLimits>;

/** Keys end with the address of the account, by which they are erased with it. */
const key = (name: string, { email }: Pick<SignInAttempt, "email">) =>
  `${name}:${String(email).trim().toLowerCase()}`;
const ofNetwork = (attempt: SignInAttempt) => key(`failed-sign-in:${attempt.network}`, attempt);
const ofAccount = (attempt: SignInAttempt) => key("failed-sign-in", attempt);
const ofOwner = (attempt: SignInAttempt) => key(`known-network:${attempt.network}`, attempt);

export function signInLimits(limiter: Limiter) {
  const isKnown = async (attempt: SignInAttempt) =>
    !(await limiter.peek(ofOwner(attempt), KNOWN_NETWORK_RATE)).allowed;
  const trust = async (attempt: SignInAttempt) => {
    await limiter.forget(ofOwner(attempt));
    await limiter.take(ofOwner(attempt), KNOWN_NETWORK_RATE);
    await limiter.forget(ofNetwork(attempt));
  };

  return {
    /** Counts the attempt before its password is checked, so that parallel attempts count too. */
    async begin(attempt: SignInAttempt): Promise<LimiterDecision> {
      const verdict = await limiter.take(ofNetwork(attempt), PER_NETWORK);
      if (!verdict.allowed || (await isKnown(attempt))) return verdict;
      return limiter.take(ofAccount(attempt), PER_ACCOUNT);
    },
    async succeeded(attempt: SignInAttempt): Promise<void> {
      if (!(await isKnown(attempt))) await limiter.releaseUse(ofAccount(attempt));
      await trust(attempt);
    },
    /** The owner reset the password from this network. */
    trust,
  };
}
