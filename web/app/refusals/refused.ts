/** Why the server refused a request: its message, and the reason that decides what the user can do. */
import { NEEDS_PLAN } from "../calls/post-json.ts";

export type Reason =
  | "trial-over"
  | "free-plan"
  | "plan-over"
  | "quota"
  | "payment"
  | "no-plan"
  /** Our side failed: trying again may help, paying doesn't. */
  | "fault"
  | "wait";

export type Refused = { message: string; reason: Reason; resetsAt: string | null; isUsageCheck: boolean };

const BY_CODE: Record<string, Reason> = {
  "usage/trial-ended": "trial-over",
  "usage/plan-ended": "plan-over",
  "usage/limit-reached": "quota",
  "usage/on-hold": "payment",
  "usage/no-subscription": "no-plan",
  "usage/suspended": "fault",
  "usage/check-failed": "fault",
};

const TOO_MANY = 429;

function byStatus(status: number): Reason | null {
  if (status === NEEDS_PLAN) return "quota";
  if (status === TOO_MANY) return "wait";
  return status >= 500 ? "fault" : null;
}

type Said = { message: string; code: string | null; limit?: unknown; resetsAt?: unknown };

/** Null for what isn't about the plan or our side, for example a wrong URL. */
export function refusedBy({ message, code, limit, resetsAt }: Said, status = 0): Refused | null {
  const known = (code !== null && BY_CODE[code]) || byStatus(status);
  if (known === null) return null;
  return {
    message,
    // Only the free plan has tools with a limit of 0, and they don't come back next month.
    reason: known === "quota" && limit === 0 ? "free-plan" : known,
    resetsAt: typeof resetsAt === "string" ? resetsAt : null,
    isUsageCheck: code === "usage/check-failed",
  };
}

/** Reads the JSON of a failed call; `message` is what the screen shows for it. */
export function refusedFrom(status: number, body: unknown, message: string): Refused | null {
  const details = isRecord(body) && isRecord(body.details) ? body.details : {};
  const code = typeof details.code === "string" ? details.code : null;
  return refusedBy({ message, code, limit: details.limit, resetsAt: details.resetsAt }, status);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
