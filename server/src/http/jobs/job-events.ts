/**
 * A job's progress as server-sent events. Only its owner may follow it; a visitor's job has no owner, so its id is enough.
 * A browser that comes back resumes by event id.
 */
import { streamSSE } from "hono/streaming";
import { AppError } from "../../errors.ts";
import { followJob } from "../../jobs/follow-job.ts";
import type { JobEvent, JobFeed } from "../../ports/runtime/jobs.ts";
import type { Storage } from "../../ports/storage.ts";
import { findJob } from "../../usecases/jobs/find-job.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { type ActingServices, actingOrVisitor, JOB_SCOPES } from "../middleware/permit.ts";

type Needs = ActingServices & { storage: Storage; feed: JobFeed };

const lineOf = ({ seq, event, data }: JobEvent) => ({ id: String(seq), event, data: JSON.stringify(data) });

type Streamed = {
  jobId: string;
  /** Frees the reader's place when the stream ends. */
  leave?: () => void;
  /** Adds to the data of the `done` event. */
  finish?: (data: JobEvent["data"]) => Promise<JobEvent["data"]>;
};

export function streamJob(
  { storage, feed }: Pick<Needs, "storage" | "feed">,
  c: EdgeContext,
  { jobId, leave = () => {}, finish = async (data) => data }: Streamed,
) {
  const finished = async (event: JobEvent): Promise<JobEvent> =>
    event.event === "done" ? { ...event, data: await finish(event.data) } : event;
  // Proxies must neither hold events back nor rewrite them.
  c.header("Cache-Control", "no-cache, no-transform");
  c.header("X-Accel-Buffering", "no");
  return streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const after = Number(c.req.header("last-event-id")) || 0;
    const start = { jobId, after, signal: gone.signal };
    try {
      await stream.write("retry: 1000\n\n");
      for await (const event of followJob({ jobs: storage.jobs, feed }, start)) {
        if (gone.signal.aborted) return;
        await (event === null
          ? stream.write(": still here\n\n")
          : stream.writeSSE(lineOf(await finished(event))));
      }
    } finally {
      leave();
    }
  });
}

/** More than anyone has tabs open on running jobs. */
const MAX_STREAMS = 10;
const RETRY_SECONDS = 10;

/** Counts open streams per reader in this process, which is what they cost. */
function streamCounter() {
  const open = new Map<string, number>();
  const change = (reader: string, by: number) => {
    const count = (open.get(reader) ?? 0) + by;
    if (count > 0) open.set(reader, count);
    else open.delete(reader);
  };
  return (reader: string): (() => void) => {
    if ((open.get(reader) ?? 0) >= MAX_STREAMS)
      throw new AppError("request/too-many", { seconds: RETRY_SECONDS });
    change(reader, 1);
    return () => change(reader, -1);
  };
}

export function jobEvents(needs: Needs) {
  const enter = streamCounter();
  return async (c: EdgeContext) => {
    const caller = await actingOrVisitor(needs, c, "read", JOB_SCOPES);
    const job = await findJob(needs, { id: c.req.param("id") ?? "", userId: caller?.workspaceId ?? null });
    if (job === null) throw new AppError(caller ? "request/not-found" : "account/sign-in-required");
    const leave = enter(caller?.actor.id ?? c.get("clientAddress"));
    return streamJob(needs, c, { jobId: job.id, leave });
  };
}
