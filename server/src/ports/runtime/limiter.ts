/** Counts events per key, shared by every process. */
export type RateLimit = { max: number; perSeconds: number };
export type LimiterDecision = { allowed: true } | { allowed: false; retryAfterSeconds: number };
/** How much of the window is left, for callers who want to pace themselves. */
export type Meter = { allowed: boolean; remaining: number; resetsInSeconds: number };

export type Limiter = {
  /** Counts one event, or as many as given, and says whether it was still within the rate. */
  take(key: string, rate: RateLimit, events?: number): Promise<LimiterDecision>;
  /** Like `take`, and says what is left. */
  meter(key: string, rate: RateLimit): Promise<Meter>;
  /** The same question without counting. */
  peek(key: string, rate: RateLimit): Promise<LimiterDecision>;
  /** Takes one counted event back: what it was counted for did not happen. */
  releaseUse(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Drops counters whose window is over. */
  sweep(): Promise<void>;
};
