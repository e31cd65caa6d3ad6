/** What a refusal of Google means. The forms are those of its REST interfaces: a status, a reason, or both. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { type JsonAnswer, retryAfter } from "./limited-json.ts";

const Refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

const QUOTA = ["quotaExceeded", "rateLimitExceeded", "userRateLimitExceeded", "dailyLimitExceeded"];
const DISABLED = ["accessNotConfigured", "SERVICE_DISABLED"];
const SCOPE_MISSING = ["ACCESS_TOKEN_SCOPE_INSUFFICIENT"];
/** For a quota that says nothing about when it is filled again. */
const QUOTA_WAIT_S = 15 * 60;

export function googleFailure({ status, headers, json }: JsonAnswer): AppError {
  const { error } = Refusal.safeParse(json).data ?? {};
  const reasons = [...(error?.errors ?? []), ...(error?.details ?? [])].flatMap(({ reason }) => reason ?? []);
  const says = (known: readonly string[]) => reasons.some((reason) => known.includes(reason));
  const options = {
    cause: new Error(`Google answered ${status} ${error?.status ?? ""} ${reasons.join(" ")}`),
  };
  if (status === 401) return new AppError("demand/access-ended", {}, options);
  if (status === 429 || error?.status === "RESOURCE_EXHAUSTED" || says(QUOTA))
    return new AppError("demand/quota", { seconds: retryAfter(headers) ?? QUOTA_WAIT_S }, options);
  if (says(SCOPE_MISSING)) return new AppError("demand/kind-not-allowed", {}, options);
  if (says(DISABLED)) return new AppError("demand/api-disabled", {}, options);
  if (status === 403 || status === 404) return new AppError("demand/property-refused", {}, options);
  if (status >= 500) {
    const seconds = retryAfter(headers);
    return new AppError("demand/unavailable", seconds === undefined ? {} : { seconds }, options);
  }
  return new AppError("demand/unreadable", {}, options);
}
