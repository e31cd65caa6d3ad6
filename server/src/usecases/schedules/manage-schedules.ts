/** Saving, pausing and deleting schedules, and switching their emails on and off. */
import { nextRun } from "@citeworthy/core/projects/next-run";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import { INTERVALS, type Schedule } from "../../ports/projects/schedules.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { LinkTokens } from "../../ports/runtime/link-tokens.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { ownProject } from "../projects/manage-projects.ts";

export type ScheduleNeeds = { clock: Clock; storage: Storage; newId: () => string; links: LinkTokens };
type Owned = { id: string; userId: string };

const MAX_SCHEDULES = 100;
const MAX_PAGES = 1_000;
const Wanted = z.object({
  every: z.enum(INTERVALS),
  /** Null re-analyzes the whole project, new pages included. */
  pageIds: z.array(z.uuid()).min(1).max(MAX_PAGES).nullable(),
});

export async function saveSchedule(
  deps: ScheduleNeeds,
  { userId, projectId, ...wanted }: { userId: string; projectId: string; every: unknown; pageIds: unknown },
): Promise<Schedule> {
  const project = await ownProject(deps, { id: projectId, userId });
  const checked = Wanted.safeParse(wanted);
  if (!checked.success) throw new AppError("request/invalid");
  if ((await deps.storage.schedules.countOf(userId)) >= MAX_SCHEDULES)
    throw new AppError("project/too-many", { most: MAX_SCHEDULES });
  const now = deps.clock.now();
  const schedule: Schedule = {
    id: deps.newId(),
    userId,
    projectId: project.id,
    ...checked.data,
    emails: true,
    ...deps.links.make().stored,
    nextRunAt: nextRun(checked.data.every, now),
    pausedAt: null,
    createdAt: now,
  };
  await deps.storage.schedules.save(schedule);
  return schedule;
}

/** A schedule of another user isn't touched: every statement names the user. */
export async function changeSchedule(
  { storage, clock }: ScheduleNeeds,
  { what, ...owned }: Owned & { what: "pause" | "resume" | "emails-on" | "emails-off" | "delete" },
): Promise<void> {
  const { schedules } = storage;
  const known = isId(owned.id) ? await schedules.find(owned.id) : null;
  if (known?.userId !== owned.userId) throw new AppError("schedule/not-found");
  if (what === "pause" || what === "resume")
    await schedules.pause(owned, what === "pause" ? clock.now() : null);
  else if (what === "delete") await schedules.remove(owned);
  else await schedules.setEmails(owned, what === "emails-on");
}
