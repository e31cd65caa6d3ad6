/**
 * Deletes what a finished job left behind: its input and its progress. Analyses, articles and monitor runs have rows
 * that don't need their job. Only an analysis that could not be saved is read from its job, so it goes with it.
 */

import { KEPT_JOB_DAYS } from "@citeworthy/core/product/steps/kept-job";
import { DAY_MS } from "@citeworthy/core/time";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";

/** Short transactions: other work on the tables doesn't wait for a large deletion. */
const JOBS_AT_ONCE = 1000;

export async function forgetOldJobs({ clock, storage }: { clock: Clock; storage: Storage }): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_JOB_DAYS * DAY_MS);
  while ((await storage.jobs.forgetEndedBefore(oldest, JOBS_AT_ONCE)) === JOBS_AT_ONCE);
}
