/** How notifications carry the events of a job: its id, then the events as JSON where they fit. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { JobEvent } from "../../../../ports/runtime/jobs.ts";

export const JOB_CHANNEL = "job_events";

/** PostgreSQL passes on at most 8,000 bytes. */
const MAX_BYTES = 7_900;
const ID_LENGTH = 36;

const Events = z.array(
  z.object({
    seq: z.number(),
    event: z.enum(["progress", "done", "failed"]),
    data: z.record(z.string(), z.unknown()),
  }),
);

/** `events` is JSON. It belongs into the statement that stores them. */
export const notified = (id: string, events: SQL): SQL =>
  sql`pg_notify(${JOB_CHANNEL}, ${id}::text || case when octet_length(${events}::text) < ${MAX_BYTES - ID_LENGTH} then ${events}::text else '' end)`;

/** `events` is null where they didn't fit, and where a process of another version wrote them in another form. */
export function readNews(payload: string): { id: string; events: JobEvent[] | null } {
  const id = payload.slice(0, ID_LENGTH);
  try {
    return { id, events: Events.parse(JSON.parse(payload.slice(ID_LENGTH))) };
  } catch {
    return { id, events: null };
  }
}
