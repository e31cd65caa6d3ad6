/** Whatever goes wrong on the way to a page, said once in the words of the catalogue; the detail stays in the cause. */
import { AppError } from "../../../errors.ts";

const TIMEOUT_CODES = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
]);

export function refusedAddress(reason: string): AppError {
  return new AppError("page/refused-address", {}, { cause: new Error(reason) });
}

export function unreachable(reason: string): AppError {
  return new AppError("page/unreachable", {}, { cause: new Error(reason) });
}

/** A caller who gave up gets their own reason back: that isn't a failure of the page. */
export function pageFailure(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof AppError) return error;
  if (signal.aborted && !isTimeout(signal.reason)) return signal.reason;
  const late = signal.aborted || isTimeout(error);
  return new AppError(late ? "page/timeout" : "page/unreachable", {}, { cause: error });
}

/** For what surrounds a page: its failure is an answer too, unless the caller gave up. */
export async function orElse<T>(
  work: Promise<T>,
  caller: AbortSignal | undefined,
  answer: (failure: AppError) => T,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (caller?.aborted || !(error instanceof AppError)) throw error;
    return answer(error);
  }
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || ("code" in error && TIMEOUT_CODES.has(String(error.code)));
}
