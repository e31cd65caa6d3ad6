/** A person's standing, or a refusal: where it cannot be read, nobody is let through. */
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { type Found, findStanding } from "./find-quota.ts";

type Needs = { clock: Clock; storage: Storage; log: Log };

export async function requireStanding(deps: Needs, userId: string): Promise<Found> {
  try {
    return await findStanding(deps, userId);
  } catch (cause) {
    deps.log.error("usage check failed", { userId, error: cause });
    throw new AppError("usage/check-failed", {}, { cause });
  }
}
