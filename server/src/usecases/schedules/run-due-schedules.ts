/** Schedules whose time has come: each becomes a batch, and takes uses like any other. */
import { MAX_BATCH_PAGES } from "@citeworthy/core/projects/address-column";
import { NOTHING_LEFT_OUT } from "@citeworthy/core/projects/batch";
import { nextRun } from "@citeworthy/core/projects/next-run";
import { addressesInSteps } from "@citeworthy/core/projects/read-addresses";
import { AppError } from "../../errors.ts";
import type { PageSelection } from "../../ports/projects/projects.ts";
import type { Schedule } from "../../ports/projects/schedules.ts";
import { resumeBatch } from "../batches/control-batch.ts";
import { type FeedNeeds, feedBatch } from "../batches/feed-batch.ts";
import { inTurns } from "../in-turns.ts";

const MAX_PER_RUN = 50;

/** How many batches were started. */
export async function runDueSchedules(deps: FeedNeeds): Promise<number> {
  let started = 0;
  for (const schedule of await deps.storage.schedules.due(deps.clock.now(), MAX_PER_RUN))
    started += await run(deps, schedule).catch((error: unknown) => {
      // One that can't be run must not hold up the others.
      if (error instanceof AppError)
        deps.log.warn("a schedule was not run", { schedule: schedule.id, code: error.code });
      else deps.log.error("a schedule was not run", { schedule: schedule.id, error });
      return 0;
    });
  return started;
}

async function run(deps: FeedNeeds, schedule: Schedule): Promise<number> {
  const { id: scheduleId, userId, projectId, every } = schedule;
  const open = await deps.storage.batches.openOfSchedule(scheduleId);
  const id = deps.newId();
  const now = deps.clock.now();
  const isStarted = await deps.storage.atomically(async (stores) => {
    if (!(await stores.schedules.claim(schedule, nextRun(every, now)))) return false;
    if (open) return false;
    const urls = await stores.projects.urlsOf(scopeOf(schedule), MAX_BATCH_PAGES);
    const { pages } = await inTurns(addressesInSteps(urls));
    if (pages.length === 0) return false;
    const batch = {
      id,
      userId,
      projectId,
      scheduleId,
      source: "schedule" as const,
      state: "running" as const,
    };
    await stores.batches.create({ ...batch, leftOut: NOTHING_LEFT_OUT, createdAt: now }, pages);
    return true;
  });
  // A run that stopped for want of uses goes on before a new one starts.
  if (open) await resumeBatch(deps, open);
  if (isStarted) await feedBatch(deps, id, userId);
  return isStarted ? 1 : 0;
}

const scopeOf = ({ userId, projectId, pageIds }: Schedule): PageSelection =>
  pageIds ? { userId, projectId, ids: pageIds } : { userId, filter: { projectId, archived: false } };
