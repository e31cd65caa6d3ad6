/** A job's events in order, from a given one on, until its end. The table is the truth; what is heard saves reading it. */
import { EVENTS_AT_ONCE, isEnd, type JobEvent, type JobFeed, type JobStore } from "../ports/runtime/jobs.ts";

const POLL_MS = 5_000;
/** Only for what is lost on its way: the end is heard. */
const END_POLL_MS = 30_000;

type Needs<Read extends keyof JobStore> = { jobs: Pick<JobStore, Read>; feed: JobFeed };
type Start = { jobId: string; after?: number; signal?: AbortSignal; pollMs?: number };

/** Yields null when nothing came for a while, so that a caller can show that it is alive. */
export async function* followJob(
  { jobs, feed }: Needs<"eventsAfter">,
  { jobId, after = 0, signal, pollMs = POLL_MS }: Start,
): AsyncGenerator<JobEvent | null> {
  let last = after;
  let heard: JobEvent[] = [];
  let mustRead = true;
  const ear = listener();
  const unfollow = await feed.follow(jobId, (events) => {
    if (events === null) mustRead = true;
    else heard.push(...events);
    ear.wake();
  });
  signal?.addEventListener("abort", ear.wake);

  async function next(): Promise<JobEvent[]> {
    const told = inOrder(heard, last);
    heard = [];
    const hasGap = told[0] !== undefined && told[0].seq > last + 1;
    if (!mustRead && !hasGap) return told;
    mustRead = false;
    try {
      const read = await jobs.eventsAfter(jobId, last);
      if (read.length < EVENTS_AT_ONCE) return inOrder([...read, ...told], last);
      // What was heard comes after the next part.
      mustRead = true;
      heard.unshift(...told);
      return inOrder(read, last);
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
        if (isEnd(event)) return;
      }
      if (events.length > 0 || (await ear.heardWithin(pollMs))) continue;
      mustRead = true;
      yield null;
    }
  } finally {
    signal?.removeEventListener("abort", ear.wake);
    unfollow();
  }
}

/** `result`: what the job stored, where it ran in this process and had not ended before. */
export type JobEnd = JobEvent & { result?: object | undefined };

/**
 * The event that ends the job. Who waits for it is woken once, by the end. `isNew`: this process has just created the job, so
 * it hears of its end.
 */
export async function jobEnd(
  { jobs, feed }: Needs<"endOf">,
  { jobId, isNew = false, signal, pollMs = END_POLL_MS }: Start & { isNew?: boolean },
): Promise<JobEnd | null> {
  let end: JobEnd | undefined;
  let mustRead = !isNew;
  const ear = listener();
  const unfollow = await feed.follow(jobId, (events, result) => {
    const heard = events?.find(isEnd);
    if (heard) end ??= { ...heard, result };
    if (events === null) mustRead = true;
    if (end || events === null) ear.wake();
  });
  signal?.addEventListener("abort", ear.wake);
  try {
    while (!signal?.aborted) {
      ear.listen();
      const mustReadNow = mustRead;
      mustRead = false;
      const found = end ?? (mustReadNow ? await jobs.endOf(jobId).catch(() => null) : null);
      if (found) return found;
      if (!(await ear.heardWithin(pollMs))) mustRead = true;
    }
    return null;
  } finally {
    signal?.removeEventListener("abort", ear.wake);
    unfollow();
  }
}

/** Those after the given one, each once, and the end whatever its number. */
function inOrder(events: readonly JobEvent[], last: number): JobEvent[] {
  const later = events.filter((event) => event.seq > last && !isEnd(event));
  const each = new Map(later.map((event) => [event.seq, event]));
  const end = events.find(isEnd);
  return [...[...each.values()].toSorted((one, other) => one.seq - other.seq), ...(end ? [end] : [])];
}

/** Waits for what wakes it. What comes between `listen` and the wait isn't lost. */
function listener() {
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
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
  };
}
