/** Runs a generator: checks the rate limit, takes a free use, and records the attempt whether it succeeds or not. */
import type { Generator } from "@citeworthy/core/generators/generated";
import type { MessageCode } from "@citeworthy/core/messages";
import { AppError } from "../../errors.ts";
import type { ToolUsageStore } from "../../ports/billing/tool-usage.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { countUse } from "../usage/count-use.ts";
import { type Caller, takeFreeUse } from "./free-uses.ts";

export type AttemptDeps = {
  clock: Clock;
  log: Log;
  limiter: Limiter;
  toolUsage: ToolUsageStore;
  storage: Storage;
};

/** The tool, the caller and the input, as recorded. */
type Asked = { tool: Generator; caller: Caller; asked: Record<string, string> };

type GeneratorAttempt<T> = Asked & {
  /** Extra fields recorded for a success. */
  count: (made: T) => Record<string, unknown>;
  /** Throws when the input is invalid. */
  check: () => void;
  make: () => Promise<T>;
  otherwise: MessageCode;
};

/** Only against abuse: no person submits that often. */
const RATE: RateLimit = { max: 120, perSeconds: 3_600 };

export async function attempt<T>(deps: AttemptDeps, task: GeneratorAttempt<T>): Promise<T> {
  await withinRate(deps.limiter, task);
  try {
    const made = await madeOnce(deps, task);
    await record(deps, task, { hasResult: true, error: null, ...task.count(made) });
    const { userId } = task.caller;
    if (userId !== null) await countUse(deps, { userId, tool: task.tool });
    return made;
  } catch (cause) {
    const failure = cause instanceof AppError ? cause : new AppError(task.otherwise, {}, { cause });
    await record(deps, task, { hasResult: false, error: failure.message });
    throw failure;
  }
}

async function withinRate(limiter: Limiter, { tool, caller }: Asked): Promise<void> {
  const verdict = await limiter.take(`${tool}:${caller.userId ?? caller.address}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
}

async function madeOnce<T>(
  { limiter }: AttemptDeps,
  { tool, caller, check, make }: GeneratorAttempt<T>,
): Promise<T> {
  check();
  const releaseUse = caller.userId === null ? await takeFreeUse(limiter, tool, caller) : async () => {};
  try {
    return await make();
  } catch (failure) {
    await releaseUse();
    throw failure;
  }
}

/** A failure to record is only logged, so the user still gets the result. */
async function record(
  { toolUsage, clock, log }: AttemptDeps,
  { tool, caller: { userId, sessionId, userAgent }, asked }: Asked,
  outcome: Record<string, unknown>,
): Promise<void> {
  try {
    await toolUsage.record(
      { toolName: tool, userId, sessionId, userAgent, metadata: { ...asked, ...outcome } },
      clock.now(),
    );
  } catch (error) {
    log.error("could not record a generator attempt", { tool, error });
  }
}
