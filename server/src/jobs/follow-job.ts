/** A job's events in order, from a given one on, until its end. The table is the truth; a hint only says "look again". */
import type { JobEvent, JobFeed, JobStore } from "../ports/runtime/jobs.ts";

const POLL_MS = 5_000;

type Needs = { jobs: Pick<JobStore, "eventsAfter">; feed: JobFeed };
type Start = { jobId: string; after?: number; signal?: AbortSignal; pollMs?: number };

const isLast = ({ event }: JobEvent) => event === "done" || event === "failed";

/** Yields null when nothing came for a while, so that a caller can show that it is alive. */
export async function* followJob(
  { jobs, feed }: Needs,
  { jobId, after = 0, signal, pollMs = POLL_MS }: Start,
): AsyncGenerator<JobEvent | null> {
  let wake = Promise.withResolvers<void>();
  const hint = () => wake.resolve();
  const unfollow = await feed.follow(jobId, hint);
  signal?.addEventListener("abort", hint);
  try {
    let last = after;
    while (!signal?.aborted) {
      wake = Promise.withResolvers(); // before the read: a hint that arrives during it is kept
      const events = await jobs.eventsAfter(jobId, last).catch(() => []); // database away: try again on the next beat
      for (const event of events) {
        yield event;
        last = event.seq;
        if (isLast(event)) return;
      }
      if (events.length > 0) continue;
      const timer = setTimeout(hint, pollMs);
      await wake.promise;
      clearTimeout(timer);
      yield null;
    }
  } finally {
    signal?.removeEventListener("abort", hint);
    await unfollow();
  }
}

/** The event that ends the job. */
export async function jobEnd(needs: Needs, start: Start): Promise<JobEvent | null> {
  for await (const event of followJob(needs, start)) if (event && isLast(event)) return event;
  return null;
}
