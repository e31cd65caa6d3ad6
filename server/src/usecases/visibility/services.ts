/** The monitor as the rest of the product sees it. */
import { evidenceInSteps } from "@citeworthy/core/visibility/estimates/score-evidence";
import type { AiReplies, ReadReply } from "../../ports/ai/ai-memory.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { inTurns } from "../in-turns.ts";
import { ownRun } from "./own-run.ts";
import { runDueMonitors } from "./run-due-monitors.ts";
import {
  createMonitor,
  editMonitor,
  joinMonitor,
  listMonitors,
  monitorTrend,
  pauseMonitor,
  removeMonitor,
  saveMonitor,
  watchSearch,
} from "./saved-monitors.ts";
import { type MonitorRequest, startMonitor } from "./start-monitor.ts";
import { steadyChance } from "./steady-chance.ts";
import { withStoredSearches } from "./stored-searches.ts";

type Needs = {
  clock: Clock;
  storage: Storage;
  log: Log;
  newId: () => string;
  replies: AiReplies;
  readReply: ReadReply;
};

/** The newest pages; more would only take longer. */
const MAX_EVIDENCE = 20_000;

export const visibilityServices = (deps: Needs) => ({
  startMonitor: (request: MonitorRequest) => startMonitor(deps, request),
  async latestVisibility(userId: string) {
    const latest = await deps.storage.visibility.latestOf(userId);
    return latest && withStoredSearches(deps, latest);
  },
  /** One run's result, with its searches. Fails with `visibility/run-unknown` for a run of another workspace. */
  async findVisibility({ userId, run }: { userId: string; run: string }) {
    const { id } = await ownRun(deps.storage, { id: run, userId });
    const found = await deps.storage.visibility.resultOf(id);
    return found && withStoredSearches(deps, found);
  },
  saveMonitor: (request: Parameters<typeof saveMonitor>[1]) => saveMonitor(deps, request),
  createMonitor: (request: Parameters<typeof createMonitor>[1]) => createMonitor(deps, request),
  watchSearch: (request: Parameters<typeof watchSearch>[1]) => watchSearch(deps, request),
  joinMonitor: (request: Parameters<typeof joinMonitor>[1]) => joinMonitor(deps, request),
  editMonitor: (request: Parameters<typeof editMonitor>[1]) => editMonitor(deps, request),
  removeMonitor: (request: Parameters<typeof removeMonitor>[1]) => removeMonitor(deps, request),
  pauseMonitor: (request: Parameters<typeof pauseMonitor>[1]) => pauseMonitor(deps, request),
  listMonitors: (userId: string) => listMonitors(deps, userId),
  /** For admins: whether higher scores go with more citations, in this installation's own runs. */
  scoreEvidence: async () =>
    inTurns(evidenceInSteps(await deps.storage.visibility.evidence(MAX_EVIDENCE), steadyChance())),
  /** What the worker does every minute. */
  runDueMonitors: () => runDueMonitors(deps),
  monitorTrend: (request: Parameters<typeof monitorTrend>[1]) => monitorTrend(deps, request),
});
