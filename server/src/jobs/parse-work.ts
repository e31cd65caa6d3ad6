/** Turns a job's record into the input of its use-case. A record of another form is a bug and throws. */
import { KINDS } from "@citeworthy/core/contract/reading";
import { z } from "zod";
import type { Work } from "./worker.ts";

/** Jobs from before users could say something about a page have only the address. */
const Analysis = z.object({
  url: z.string(),
  question: z.string().optional(),
  kind: z.enum(KINDS).optional(),
  answer: z.string().optional(),
  competitors: z.array(z.string()).default([]),
  batchId: z.string().optional(),
  projectId: z.string().optional(),
});
/** Jobs from before free rewrites were a choice have no `isRewrite`. */
const Article = z.object({
  url: z.string(),
  searchId: z.string().nullable(),
  isRewrite: z.boolean().default(false),
  used: z.array(z.string()).nullable().default(null),
});

const Monitor = z.object({
  url: z.string(),
  query: z.string(),
  competitors: z.array(z.string()),
  skipped: z.array(z.object({ url: z.string(), reason: z.string() })),
  samples: z.number(),
  runId: z.string(),
  monitorId: z.string().optional(),
});

const Cited = z.object({ runId: z.string() });

export function analysisWork({ userId, input, ...work }: Work) {
  if (userId === null) throw new Error(`Job ${work.jobId} has no owner`);
  const { url, question, kind, answer, competitors, batchId, projectId } = Analysis.parse(input);
  const bulk = { ...(batchId && { batchId }), ...(projectId && { projectId }) };
  const given = { ...(question && { question }), ...(kind && { kind }), ...(answer && { answer }) };
  return { ...work, userId, url, given, competitors, ...bulk };
}

export const articleWork = ({ input, ...work }: Work) => ({ ...work, ...Article.parse(input) });

export function monitorWork({ userId, input, ...work }: Work) {
  if (userId === null) throw new Error(`Job ${work.jobId} has no owner`);
  return { ...work, userId, ...Monitor.parse(input) };
}

export function citedWork({ userId, input, ...work }: Work) {
  if (userId === null) throw new Error(`Job ${work.jobId} has no owner`);
  return { ...work, userId, ...Cited.parse(input) };
}
