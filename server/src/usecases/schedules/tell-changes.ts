/** Posts one email for a scheduled run on which a check changed, with the words that changed. */
import type { Batch, PageChangeNote } from "../../ports/batches.ts";
import type { Stores } from "../../ports/storage.ts";

const MAX_PAGES = 10;
const MAX_CHECKS = 5;
const MAX_WORDS = 240;

export async function tellChanges(
  stores: Stores,
  { id, userId, projectId, scheduleId }: Batch,
): Promise<void> {
  const schedule = scheduleId ? await stores.schedules.find(scheduleId) : null;
  if (!schedule?.emails) return;
  const { count, pages } = await stores.batches.changedPages(id, MAX_PAGES);
  if (count === 0) return;
  const project = await stores.projects.find({ id: projectId, userId });
  const { done } = await stores.batches.counts(id);
  const more = count > pages.length ? `\n\nand ${count - pages.length} more pages` : "";
  await stores.emails.post({
    key: `pages-changed:${id}`,
    userId,
    kind: "pages-changed",
    details: {
      project: project?.name ?? "",
      projectId,
      changed: count,
      pages: done,
      words: pages.map(pageWords).join("\n\n") + more,
      token: schedule.token,
    },
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
