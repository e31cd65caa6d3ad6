/** Waits until a check passes. Vitest's own limit of a second isn't enough for a job or an email on a busy machine. */
import { inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How long a test may take, from `vitest.config.ts`. */
    testLimitMs: number;
    isProof: boolean;
  }
}

/** Who waits in vain should read what was missing, and not that the test took too long. */
const TIME_TO_TELL_MS = 20_000;
const INTERVAL_MS = 50;

export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: inject("testLimitMs") - TIME_TO_TELL_MS, interval: INTERVAL_MS });
