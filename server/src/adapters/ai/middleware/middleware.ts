/** The parts that the middleware around a call needs. */
import type { AiBudget, AiCallLog } from "../../../ports/ai/ai-call-log.ts";
import type { AiBreaker, AiCache, AiReplies } from "../../../ports/ai/ai-memory.ts";
import type { ModelBook } from "../../../ports/ai/ai-settings.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { ConcurrencyLimiter } from "../../concurrency/concurrency-limiter.ts";
import type { RedirectOf } from "../follow-links.ts";
import type { PriceTable } from "../prices.ts";
import type { BudgetLimits } from "./with-budget.ts";
import type { Sleep } from "./with-retry.ts";

export type AiParts = {
  callLog: AiCallLog;
  budget: AiBudget;
  cache: AiCache;
  replies: AiReplies;
  breaker: AiBreaker;
  models: Pick<ModelBook, "needsSmallForms" | "noteForms">;
  redirectOf: RedirectOf;
  clock: Clock;
  log: Log;
  sleep?: Sleep;
  chance?: () => number;
  /** Longest wait for one attempt: an answer with its searches, an object, a whole text. */
  patienceMs?: { ask: number; object: number; text: number };
  /** Begins such a wait; the signal says when it is over. */
  beginWait?: (ms: number) => AbortSignal;
};

/** What the engine and the writer of one vendor share. */
export type Middleware = Required<AiParts> & {
  prices: PriceTable;
  limits: BudgetLimits;
  turns: ConcurrencyLimiter;
};
