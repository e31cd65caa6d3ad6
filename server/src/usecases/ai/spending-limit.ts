/** Why a model wasn't asked, where the reason is money. The user can't see it in any other way. */
import { AppError } from "../../errors.ts";

const LIMITS = new Set<string>(["ai/day-budget", "ai/user-budget"]);

/** The message for the user; null for any other failure. */
export const spendingLimitNote = (error: unknown): string | null =>
  error instanceof AppError && LIMITS.has(error.code) ? error.message : null;
