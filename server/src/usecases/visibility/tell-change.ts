/** Emails the user about each engine whose latest run of a query differs from earlier runs by more than random variation. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { changesIn } from "@citeworthy/core/visibility/trend";
import type { Stores } from "../../ports/storage.ts";
import type { MonitorWork } from "./monitor-work.ts";

const of = ({ cited, counted }: { cited: number; counted: number }) => `${cited} of ${counted}`;

/** Call this after the run's result is stored. The key makes sure that a run that finishes twice posts one email. */
export async function tellChange(
  { monitors, emails }: Pick<Stores, "monitors" | "emails">,
  { runId, userId, query, monitorId }: MonitorWork,
): Promise<void> {
  if (monitorId === undefined) return;
  for (const { engine, before, after } of changesIn(await monitors.runsOf(monitorId, [query])))
    await emails.post({
      key: `visibility-changed:${runId}:${engine}`,
      userId,
      kind: "visibility-changed",
      details: {
        query,
        engine: ENGINE_NAMES[engine],
        before: of(before),
        after: of(after),
        monitor: monitorId,
      },
    });
}
