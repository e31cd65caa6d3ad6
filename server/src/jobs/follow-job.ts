/** A job's events in order, from a given one on, until its end. The table is the truth; what is heard saves reading it. */
import type { JobEvent, JobFeed, JobStore } from "../ports/runtime/jobs.ts";

const POLL_MS = 5_000;
/** Only for what is lost on its way: the end is heard. */
const END_POLL_MS = 30_000;

type Needs<Read extends keyof JobStore> = { jobs: Pick<JobStore, Read>; feed: JobFeed };
type Start = { jobId: string; after?: number; signal?: AbortSignal; pollMs?: number };

const isLast = ({ event }: JobEvent) => event === "done" || event === "failed";

/** Yields null when nothing came for a while, so that a caller can show that it is alive. */
export async function* followJob(
  { jobs, feed }: Needs<"eventsAfter">,
  { jobId, after = 0, signal, pollMs = POLL_MS }: Start,
): AsyncGenerator<JobEvent | null> {
  let last = after;
  let heard: JobEvent[] = [];
  let mustRead = true;
  const ear = listener(signal);
  const unfollow = await feed.follow(jobId, (events) => {
    if (events === null) mustRead = true;
    else heard.push(...events);
    ear.wake();
  });

  async function next(): Promise<JobEvent[]> {
    const told = inOrder(heard, last);
    heard = [];
    const hasGap = told[0] !== undefined && told[0].seq !== last + 1;
    if (!mustRead && !hasGap) return told;
    mustRead = false;
    try {
      return inOrder([...(await jobs.eventsAfter(jobId, last)), ...told], last);
    } catch {
      // The database is away: try again on the next beat.
      mustRead = true;
      heard.unshift(...told);
      return [];
    }
  }

  try {
    while (!signal?.aborted) {
      ear.listen();
      const events = await next();
      for (const event of events) {
        yield event;
        last = event.seq;
        if (isLast(event)) return;
      }
      if (events.length > 0 || (await ear.heardWithin(pollMs))) continue;
      mustRead = true;
      yield null;
    }
  } finally {
    ear.close();
    unfollow();
  }
}

/** The event that ends the job. Who waits for it is woken once, by the end. */
export async function jobEnd(
  { jobs, feed }: Needs<"endOf">,
  { jobId, signal, pollMs = END_POLL_MS }: Start,
): Promise<JobEvent | null> {
  let end: JobEvent | undefined;
  const ear = listener(signal);
  const unfollow = await feed.follow(jobId, (events) => {
    end ??= events?.find(isLast);
    if (end || events === null) ear.wake();
  });
  try {
    while (!signal?.aborted) {
      ear.listen();
      const found = end ?? (await jobs.endOf(jobId).catch(() => null));
      if (found) return found;
      await ear.heardWithin(pollMs);
    }
    return null;
  } finally {
    ear.close();
    unfollow();
  }
}

/** Those after the given one, each once. */
function inOrder(events: readonly JobEvent[], last: number): JobEvent[] {
  const later = new Map(events.filter(({ seq }) => seq > last).map((event) => [event.seq, event]));
  return [...later.values()].toSorted((one, other) => one.seq - other.seq);
}

/** Waits for what wakes it. What comes between `listen` and the wait isn't lost. */
function listener(signal: AbortSignal | undefined) {
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  signal?.addEventListener("abort", wake);
  return {
    wake,
    listen: () => {
      woken = Promise.withResolvers();
    },
    async heardWithin(ms: number): Promise<boolean> {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        wake();
      }, ms);
      await woken.promise;
      clearTimeout(timer);
      return !isLate;
    },
    close: () => signal?.removeEventListener("abort", wake),
  };
}
