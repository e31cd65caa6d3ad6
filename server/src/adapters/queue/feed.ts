/** Passes on what is new of jobs. One subscription to the database serves all who follow one in this process. */
import { type HearJob, isEnd, type JobEvent, type JobFeed } from "../../ports/runtime/jobs.ts";
import type { Database } from "../db/database.ts";
import { JOB_CHANNEL, readNews } from "../db/stores/jobs/job-news.ts";

/** More than end while a process is too busy to begin following a job that it has just started. */
const MAX_ENDS = 500;

export function jobFeed(database: Pick<Database, "listen">): JobFeed {
  const followers = new Map<string, Set<HearJob>>();
  /** Of jobs that run in this process. */
  const told = new Map<string, JobEvent[]>();
  /** Of jobs that ended lately, in any process; null where it has to be read. */
  const ends = new Map<string, JobEvent | null>();
  /** Of jobs that still run in this process: what they stored may not be on disk yet. */
  const held = new Map<string, JobEvent | null>();
  /** What jobs stored that somebody in this process follows. */
  const results = new Map<string, object>();
  let listening: Promise<unknown> | undefined;

  const pass = (id: string, events: readonly JobEvent[] | null) => {
    for (const hear of followers.get(id) ?? []) hear(events, results.get(id));
  };
  function passEnd(id: string, end: JobEvent | null): void {
    keepEnd(id, end);
    pass(id, end && [end]);
  }
  function hear(payload: string | null): void {
    if (payload === null) for (const id of followers.keys()) pass(id, null);
    else {
      const { id, events } = readNews(payload);
      const end = events?.find(isEnd);
      if (events && !end) pass(id, events);
      else if (told.has(id)) held.set(id, end ?? null);
      else passEnd(id, end ?? null);
    }
  }
  function keepEnd(id: string, end: JobEvent | null): void {
    ends.set(id, end);
    const [oldest] = ends.keys();
    if (ends.size > MAX_ENDS && oldest !== undefined) ends.delete(oldest);
  }
  return {
    async follow(id, follower) {
      listening ??= database.listen(JOB_CHANNEL, hear).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      const own = followers.get(id) ?? new Set();
      followers.set(id, own.add(follower));
      const known = told.get(id);
      if (known) follower([...known]);
      const end = ends.get(id);
      if (end !== undefined) follower(end && [end]);
      return () => {
        own.delete(follower);
        if (own.size > 0 || followers.get(id) !== own) return;
        followers.delete(id);
        results.delete(id);
      };
    },
    tell(id, event) {
      const known = told.get(id);
      if (known) known.push(event);
      else told.set(id, [event]);
      pass(id, [event]);
    },
    hand(id, result) {
      if (followers.has(id)) results.set(id, result);
    },
    forget(id) {
      told.delete(id);
      const end = held.get(id);
      held.delete(id);
      if (end !== undefined) passEnd(id, end);
    },
  };
}
