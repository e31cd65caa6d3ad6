/** Tells webhooks, and by email where the schedule wants it, which pages a scheduled run found changed, and why. */
import type { ChangeNote } from "@citeworthy/core/history/change-note";
import { causeLines, pointWords } from "@citeworthy/core/history/change-words";
import { usualWords } from "@citeworthy/core/report/score-story";
import type { Batch } from "../../ports/projects/batches.ts";
import type { Stores } from "../../ports/storage.ts";

const MAX_PAGES = 10;

/** In the transaction in which the run ends; nothing is sent where no page changed. */
export async function tellChanges(stores: Stores, batch: Batch): Promise<void> {
  const { id, userId, projectId, scheduleId } = batch;
  const schedule = scheduleId ? await stores.schedules.find(scheduleId) : null;
  if (!schedule) return;
  const { count, pages } = await stores.batches.changedPages(id, MAX_PAGES);
  if (count === 0) return;
  const project = await stores.projects.find({ id: projectId, userId });
  const { done } = await stores.batches.counts(id);
  const more = count > pages.length ? `\n\nand ${count - pages.length} more pages` : "";
  const words = pages.map(pageWords).join("\n\n") + more;
  const details = { project: project?.name ?? "", projectId, changed: count, pages: done, words };
  await stores.webhooks.post({
    userId,
    event: "schedule.changed",
    key: `schedule:${id}`,
    data: { schedule: schedule.id, run: id, ...details, report: `/runs/${id}` },
  });
  if (!schedule.emails) return;
  await stores.emails.post({
    key: `pages-changed:${id}`,
    userId,
    kind: "pages-changed",
    details: { ...details, schedule: schedule.id, sealedToken: schedule.sealedToken },
  });
}

function pageWords({ url, title, changes }: { url: string; title: string; changes: ChangeNote }): string {
  const lines = causeLines(changes).map((line) => `  ${line}`);
  const usual = changes.moved ? [usualWords(changes.moved)] : [];
  return [`${title}: ${pointWords(changes)}`, url, ...usual, ...lines].join("\n");
}
