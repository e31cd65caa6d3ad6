/** Does the work of a call once, however often it is repeated with the same Idempotency-Key. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { JobRecord } from "../../ports/runtime/jobs.ts";
import type { Storage } from "../../ports/storage.ts";
import { isAsync } from "../jobs/answer-by-job.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { claimCall, type IdempotencyNeeds, stillRunning, takeOver } from "./idempotent-call.ts";

type Needs = IdempotencyNeeds & { storage: Storage };
type Started = { jobId: string };
type Start<T> = {
  userId: string | null;
  /** Gets the id that the job must have, so that a second job with it can't exist. */
  start: (jobId?: string) => Promise<T>;
  /** What `start` returned for a job that exists already. */
  again: (job: JobRecord) => T;
};

const isRunning = ({ state }: JobRecord) => state === "queued" || state === "running";

/** For calls that start a job. `isNew`: it was started by this call. */
export async function startOnce<T extends Started>(
  needs: Needs,
  c: EdgeContext,
  { userId, start, again }: Start<T>,
): Promise<T & { isNew: boolean }> {
  const startNew = async (jobId?: string) => ({ ...(await start(jobId)), isNew: true });
  const claim = await claimCall(needs, c, userId);
  if (claim === null) return startNew();
  const { call, jobId, earlier } = claim;
  if (earlier) {
    const job = await needs.storage.jobs.find(jobId);
    if (job && isRunning(job) && !isAsync(c)) throw stillRunning();
    if (job) return replayed(c, { ...again(job), isNew: false });
    await takeOver(needs, call, earlier);
  }
  // A refusal costs nothing, so the key may be used again.
  return startNew(jobId).catch(async (error: unknown) => {
    await needs.idempotency.forget(call);
    throw error;
  });
}

/** For calls that answer at once: the answer is kept. */
export async function answerOnce(
  needs: IdempotencyNeeds,
  c: EdgeContext,
  { userId, status = 200, make }: { userId: string | null; status?: 200 | 201; make: () => Promise<unknown> },
): Promise<Response> {
  const claim = await claimCall(needs, c, userId);
  if (claim === null) return c.json(await make(), status);
  const { call, earlier } = claim;
  if (earlier?.answer) {
    const { status: answered, body } = earlier.answer;
    return replayed(c, c.json(body, answered as ContentfulStatusCode));
  }
  if (earlier) await takeOver(needs, call, earlier);
  try {
    const body = await make();
    await needs.idempotency.answer(call, { status, body });
    return c.json(body, status);
  } catch (error) {
    await needs.idempotency.forget(call);
    throw error;
  }
}

function replayed<T>(c: EdgeContext, answer: T): T {
  if (answer instanceof Response) answer.headers.set("Idempotency-Replayed", "true");
  else c.header("Idempotency-Replayed", "true");
  return answer;
}
