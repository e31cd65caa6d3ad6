/** Only here does a kind of failure become a status. Every failure is JSON `{error, details?}`; a bug says nothing of itself. */
import { type FailureKind, messageText } from "@citeworthy/core/messages";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "../../errors.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { EdgeContext } from "./context.ts";

const STATUS: Record<FailureKind, ContentfulStatusCode> = {
  auth: 401,
  forbidden: 403,
  validation: 400,
  limit: 402,
  rate: 429,
  upstream: 422,
  parse: 502,
  database: 500,
  missing: 404,
  internal: 500,
};
/** Where the code says more than its kind. The page did not answer at all: trying again may help. */
const BY_CODE: Partial<Record<AppError["code"], ContentfulStatusCode>> = {
  "request/too-large": 413,
  "request/wrong-type": 415,
  "request/wrong-method": 405,
  "analysis/too-old": 410,
  "analysis/page-not-kept": 410,
  "page/unreachable": 502,
  "page/timeout": 504,
  "usage/unverifiable": 503,
  "usage/check-failed": 503,
  // An engine that is ill, or money that is spent: it is not the request that is wrong.
  "ai/timeout": 504,
  "ai/unreachable": 502,
  "ai/unavailable": 502,
  "generator/model-needed": 502,
  "ai/rate-limited": 503,
  "ai/resting": 503,
  "ai/credit-spent": 503,
  "ai/key-refused": 503,
  "ai/model-unknown": 503,
  "ai/request-budget": 503,
  "ai/day-budget": 503,
  "ai/user-budget": 503,
  "billing/not-configured": 503,
  "billing/unavailable": 502,
  "billing/already-subscribed": 409,
  "billing/not-running": 409,
  "idempotency/other-request": 422,
  "idempotency/running": 409,
};

/** A job stored the code and its finished text; the text is kept as it was, with the details it was made of. */
export function storedFailure({ code, error }: Record<string, unknown>): AppError {
  const failure = new AppError(code as AppError["code"]);
  if (typeof error === "string") failure.message = error;
  return failure;
}

export const statusOf = (error: Pick<AppError, "code" | "kind">): ContentfulStatusCode =>
  BY_CODE[error.code] ?? STATUS[error.kind];

/** Clients can say until when a quota is used up, or which scope a key needs, without asking again. */
function particulars({ code, details: { limit, resetsAt, scope } }: AppError) {
  if (code === "key/scope-missing") return { scope };
  return code === "usage/limit-reached" ? { limit, resetsAt } : {};
}

export function answerFailure(log: Log) {
  return (error: Error, c: EdgeContext) => {
    if (error instanceof AppError) {
      // The rest of a body that is too large is not read, so the connection cannot carry another request.
      if (error.code === "request/too-large") c.header("Connection", "close");
      const { seconds } = error.details;
      if (seconds !== undefined) c.header("Retry-After", String(seconds));
      if (error.cause)
        log.warn("request failed", { code: error.code, requestId: c.get("requestId"), cause: error.cause });
      const details = error.secondSentence ?? { code: error.code, ...particulars(error) };
      return c.json({ error: error.message, details }, statusOf(error));
    }
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    log.error("unexpected failure", { path: c.req.path, requestId: c.get("requestId"), error });
    const details = { requestId: c.get("requestId") };
    return c.json({ error: messageText("request/unexpected"), details }, 500);
  };
}
