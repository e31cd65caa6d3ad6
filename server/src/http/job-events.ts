/**
 * A job's progress as server-sent events. Only its owner may follow it; a visitor's has no owner, and whoever knows its
 * id asked for it. A browser that comes back resumes by event id.
 */
import { streamSSE } from "hono/streaming";
import { AppError } from "../errors.ts";
import { followJob } from "../jobs/follow-job.ts";
import type { JobFeed } from "../ports/jobs.ts";
import type { Sessions } from "../ports/sessions.ts";
import type { Storage } from "../ports/storage.ts";
import { findJob } from "../usecases/jobs/find-job.ts";
import type { EdgeContext } from "./context.ts";

type Needs = { storage: Storage; feed: JobFeed; sessions: Sessions };

export function streamJob({ storage, feed }: Pick<Needs, "storage" | "feed">, c: EdgeContext, jobId: string) {
  // Proxies must neither hold events back nor rewrite them.
  c.header("Cache-Control", "no-cache, no-transform");
  c.header("X-Accel-Buffering", "no");
  return streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    await stream.write("retry: 1000\n\n");
    const after = Number(c.req.header("last-event-id")) || 0;
    for await (const event of followJob(
      { jobs: storage.jobs, feed },
      { jobId, after, signal: gone.signal },
    )) {
      if (gone.signal.aborted) return;
      if (event === null) await stream.write(": still here\n\n");
      else
        await stream.writeSSE({
          id: String(event.seq),
          event: event.event,
          data: JSON.stringify(event.data),
        });
    }
  });
}

export const jobEvents = (needs: Needs) => async (c: EdgeContext) => {
  const user = await needs.sessions.userOf(c.req.raw.headers);
  const job = await findJob(needs, { id: c.req.param("id") ?? "", userId: user?.id ?? null });
  if (job === null) throw new AppError(user ? "request/not-found" : "account/sign-in-required");
  return streamJob(needs, c, job.id);
};
