/** Emails the user, and calls their webhooks, about each engine whose latest run of a query differs from earlier runs by more than random variation. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { changesIn } from "@citeworthy/core/visibility/trend";
import type { Stores } from "../../ports/storage.ts";
import type { MonitorWork } from "./monitor-work.ts";

const of = ({ cited, counted }: { cited: number; counted: number }) => `${cited} of ${counted}`;

/** Call this after the run's result is stored. The key makes sure that a run that finishes twice posts one email. */
export async function tellChange(
  { monitors, emails, webhooks }: Pick<Stores, "monitors" | "emails" | "webhooks">,
  { runId, userId, query, monitorId }: MonitorWork,
): Promise<void> {
  if (monitorId === undefined) return;
  for (const { engine, before, after } of changesIn(await monitors.runsOf(monitorId, [query]))) {
    const key = `visibility-changed:${runId}:${engine}`;
    const change = { query, engine: ENGINE_NAMES[engine], before: of(before), after: of(after) };
    const details = { ...change, monitor: monitorId };
    await emails.post({ key, userId, kind: "visibility-changed", details });
    await webhooks.post({ key, userId, event: "monitor.changed", data: { ...details, run: runId } });
  }
}
