/** How a long call answers, as its caller asks: at once with the job, with its progress, or with its result. */
import type { MessageCode } from "@citeworthy/core/messages";
import { AppError } from "../../errors.ts";
import { jobEnd } from "../../jobs/follow-job.ts";
import type { JobEvent, JobFeed } from "../../ports/runtime/jobs.ts";
import type { Storage } from "../../ports/storage.ts";
import type { EdgeContext } from "../middleware/context.ts";
import { storedFailure } from "../middleware/failures.ts";
import { streamJob } from "./job-events.ts";

export type JobNeeds = { storage: Storage; feed: JobFeed };
/** `otherwise` is for a job that ends without a message; `besides` goes into the answer that comes at once. */
type Started = { jobId: string; isNew: boolean; otherwise: MessageCode; besides?: Record<string, string> };

/** The caller wants the job at once, not its result. */
export const isAsync = (c: EdgeContext): boolean => /\brespond-async\b/.test(c.req.header("prefer") ?? "");

export async function answerByJob(
  { storage, feed }: JobNeeds,
  c: EdgeContext,
  { jobId, isNew, otherwise, besides }: Started,
  resultOf: (data: JobEvent["data"], stored?: object) => unknown = ({ result }) => result,
): Promise<Response> {
  if (isAsync(c)) {
    c.header("Location", `/api/jobs/${jobId}`);
    return c.json({ job: jobId, ...besides, events: `/api/jobs/${jobId}/events` }, 202);
  }
  if (c.req.header("accept")?.includes("text/event-stream")) {
    const finish = async (data: JobEvent["data"]) => ({ ...data, result: await resultOf(data) });
    return streamJob({ storage, feed }, c, { jobId, finish });
  }
  const end = await jobEnd({ jobs: storage.jobs, feed }, { jobId, isNew });
  if (end === null) throw new AppError(otherwise);
  if (end.event === "failed") throw storedFailure(end.data);
  return c.json(await resultOf(end.data, end.result));
}
