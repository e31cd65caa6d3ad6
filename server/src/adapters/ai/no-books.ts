/** The records of the AI layer for one test from a terminal: nothing is stored, and nothing is limited. */
import { randomUUID } from "node:crypto";
import type { AiParts } from "./middleware/middleware.ts";

type Books = Pick<AiParts, "callLog" | "budget" | "cache" | "replies" | "breaker" | "models">;

const nothing = async () => {};

export function noBooks(): Books {
  const small = new Map<string, boolean>();
  return {
    callLog: { record: nothing, list: async () => [], totals: async () => [] },
    budget: {
      hold: async (_purses, usd) => ({ hold: { keys: [], usd } }),
      settle: nothing,
      spent: async () => 0,
      sweep: nothing,
    },
    cache: { find: async () => null, save: nothing, sweep: nothing },
    replies: {
      keep: async () => randomUUID(),
      find: async () => null,
      ofRequest: async () => [],
      forgetBefore: nothing,
    },
    breaker: { admit: async () => ({ admitted: true }), succeeded: nothing, failed: nothing },
    models: {
      needsSmallForms: async ({ model }) => small.get(model) ?? false,
      noteForms: async ({ model }, isNeeded) => void small.set(model, isNeeded),
    },
  };
}
