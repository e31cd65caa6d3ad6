/** Tells webhooks, and by email where the schedule wants it, which checks a scheduled run found changed, with their words. */
import type { Batch, PageChangeNote } from "../../ports/projects/batches.ts";
import type { Stores } from "../../ports/storage.ts";

const MAX_PAGES = 10;
const MAX_CHECKS = 5;
const MAX_WORDS = 240;

/** In the transaction in which the run ends; nothing is sent where no check changed. */
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
    details: { ...details, token: schedule.token },
  });
}

function pageWords({ url, title, changes }: { url: string; title: string; changes: PageChangeNote }): string {
  const { score, checks, dateOnly } = changes;
  const head = `${title}: ${score.before} to ${score.after}\n${url}`;
  const date = dateOnly
    ? [
        `  The date moved from ${dateOnly.before ?? "none"} to ${dateOnly.after ?? "none"}, the text didn't change.`,
      ]
    : [];
  return [head, ...date, ...checks.slice(0, MAX_CHECKS).map(checkWords)].join("\n");
}

function checkWords({ title, better, before, after }: PageChangeNote["checks"][number]): string {
  const lines = [`  ${title}: ${better ? "better" : "worse"}. ${after.found}`];
  if (before.quote) lines.push(`    Before: “${cut(before.quote)}”`);
  if (after.quote && after.quote !== before.quote) lines.push(`    Now: “${cut(after.quote)}”`);
  return lines.join("\n");
}

const cut = (text: string): string =>
  [...text].length > MAX_WORDS ? `${[...text].slice(0, MAX_WORDS - 1).join("")}…` : text;
