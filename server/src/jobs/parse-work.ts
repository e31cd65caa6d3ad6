/** What a job's record says, as its use-case wants it. A record that says something else is a bug, and says so. */
import { z } from "zod";
import type { Work } from "./worker.ts";

const Analysis = z.object({ url: z.string() });
const Article = z.object({ url: z.string(), searchId: z.string().nullable() });

const Monitor = z.object({
  url: z.string(),
  query: z.string(),
  competitors: z.array(z.string()),
  skipped: z.array(z.object({ url: z.string(), reason: z.string() })),
  samples: z.number(),
  runId: z.string(),
  monitorId: z.string().optional(),
});

export function analysisWork({ jobId, userId, input, isLastTry }: Work) {
  if (userId === null) throw new Error(`Job ${jobId} has no owner`);
  return { jobId, userId, isLastTry, ...Analysis.parse(input) };
}

export const articleWork = ({ jobId, userId, input, isLastTry }: Work) => ({
  jobId,
  userId,
  isLastTry,
  ...Article.parse(input),
});

export function monitorWork({ jobId, userId, input, isLastTry }: Work) {
  if (userId === null) throw new Error(`Job ${jobId} has no owner`);
  return { jobId, userId, isLastTry, ...Monitor.parse(input) };
}
