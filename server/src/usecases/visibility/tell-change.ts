/** A letter for each engine whose newest run of a query differs from those before by more than noise. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { changesIn } from "@citeworthy/core/visibility/trend";
import type { Stores } from "../../ports/storage.ts";
import type { MonitorWork } from "./monitor-work.ts";

const of = ({ cited, counted }: { cited: number; counted: number }) => `${cited} of ${counted}`;

/** After the run's result is there; a run that is settled twice posts once. */
export async function tellChange(
  { monitors, letters }: Pick<Stores, "monitors" | "letters">,
  { runId, userId, query, monitorId }: MonitorWork,
): Promise<void> {
  if (monitorId === undefined) return;
  for (const { engine, before, after } of changesIn(await monitors.runsOf(monitorId, [query])))
    await letters.post({
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
