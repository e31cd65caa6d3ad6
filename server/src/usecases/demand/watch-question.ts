/** A question that people ask is asked of the engines too: by the page's monitor, or by a new weekly one. */
import { MAX_QUERIES } from "@citeworthy/core/product/steps/monitor-steps";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { createMonitor, editMonitor } from "../visibility/saved-monitors.ts";

type Needs = { storage: Storage; clock: Clock; newId: () => string };
type Question = { userId: string; query: string; url: string };

/** The id of the monitor. */
export async function watchQuestion(deps: Needs, { userId, query, url }: Question): Promise<string> {
  const monitors = await deps.storage.monitors.listOf(userId);
  const known = monitors.find((one) => isSamePage(one.url, url) && one.queries.length < MAX_QUERIES);
  if (!known) return (await createMonitor(deps, { userId, url, queries: [query], every: "weekly" })).id;
  const { id, name, queries } = known;
  await editMonitor(deps, { id, userId, name, queries: [...queries, query] });
  return id;
}
