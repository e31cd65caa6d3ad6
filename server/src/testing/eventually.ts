/** Waits until a check passes. Vitest's own limit of a second isn't enough for a job or an email on a busy machine. */
import { vi } from "vitest";

const LIMIT_MS = 240_000;
const INTERVAL_MS = 50;

export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: LIMIT_MS, interval: INTERVAL_MS });
