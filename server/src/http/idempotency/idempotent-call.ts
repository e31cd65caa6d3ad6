/** Reads the Idempotency-Key of a request and looks for an earlier request with the same key. */
import { createHash, randomUUID } from "node:crypto";
import { AppError } from "../../errors.ts";
import type { EarlierCall, IdempotencyStore, IdempotentCall } from "../../ports/runtime/idempotency.ts";
import type { EdgeContext } from "../middleware/context.ts";

export type IdempotencyNeeds = { idempotency: IdempotencyStore };
type ClaimedCall = { call: IdempotentCall; jobId: string; earlier: EarlierCall | null };

const VALID_KEY = /^[\x20-\x7e]{1,255}$/;
/** No request takes that long to record its job, so its process must have died. */
const ABANDONED_MS = 60_000;
export const RETRY_SECONDS = 2;

const hash = (...texts: string[]) => createHash("sha256").update(texts.join("\n")).digest("base64url");

async function callOf(c: EdgeContext, userId: string | null): Promise<IdempotentCall | null> {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (!VALID_KEY.test(key)) throw new AppError("idempotency/key-invalid");
  const owner = userId ?? `visitor-${hash(c.get("clientAddress"))}`;
  return { owner, userId, key, fingerprint: hash(c.req.path, await c.req.text()) };
}

/** `null` for a request without the header. */
export async function claimCall(
  { idempotency }: IdempotencyNeeds,
  c: EdgeContext,
  userId: string | null,
): Promise<ClaimedCall | null> {
  const call = await callOf(c, userId);
  if (call === null) return null;
  const jobId = randomUUID();
  const earlier = await idempotency.claim({ ...call, jobId });
  if (earlier && earlier.fingerprint !== call.fingerprint) throw new AppError("idempotency/other-request");
  return { call, jobId: earlier?.jobId ?? jobId, earlier };
}

export const stillRunning = () => new AppError("idempotency/running", { seconds: RETRY_SECONDS });

/** Goes on with a call whose process died before it recorded anything; refuses while it may still be alive. */
export async function takeOver(
  { idempotency }: IdempotencyNeeds,
  call: IdempotentCall,
  { startedAt }: EarlierCall,
): Promise<void> {
  const isAbandoned = Date.now() - startedAt.getTime() > ABANDONED_MS;
  if (!isAbandoned || !(await idempotency.takeOver(call, startedAt))) throw stillRunning();
}
