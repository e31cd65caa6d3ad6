/** The monitor as the rest of the house sees it. */
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import type { Storage } from "../../ports/storage.ts";
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

type Needs = { clock: Clock; storage: Storage; log: Log; newId: () => string };

export const visibilityServices = (deps: Needs) => ({
  startMonitor: (request: MonitorRequest) => startMonitor(deps, request),
  latestVisibility: (userId: string) => deps.storage.visibility.latestOf(userId),
  saveMonitor: (request: Parameters<typeof saveMonitor>[1]) => saveMonitor(deps, request),
  createMonitor: (request: Parameters<typeof createMonitor>[1]) => createMonitor(deps, request),
  watchSearch: (request: Parameters<typeof watchSearch>[1]) => watchSearch(deps, request),
  joinMonitor: (request: Parameters<typeof joinMonitor>[1]) => joinMonitor(deps, request),
  editMonitor: (request: Parameters<typeof editMonitor>[1]) => editMonitor(deps, request),
  removeMonitor: (request: Parameters<typeof removeMonitor>[1]) => removeMonitor(deps, request),
  pauseMonitor: (request: Parameters<typeof pauseMonitor>[1]) => pauseMonitor(deps, request),
  listMonitors: (userId: string) => listMonitors(deps, userId),
  /** What the worker does every minute. */
  runDueMonitors: () => runDueMonitors(deps),
  monitorTrend: (request: Parameters<typeof monitorTrend>[1]) => monitorTrend(deps, request),
});
