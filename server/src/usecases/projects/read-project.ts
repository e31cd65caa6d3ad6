/** A project as its pages show it: figures, sites, schedules, runs, and faults across pages. */
import { type FaultGroup, groupFaults } from "@citeworthy/core/projects/group-faults";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { ownProject } from "./manage-projects.ts";

const MAX_RUNS = 50;
const MAX_MONITORS = 50;

type Owned = { id: string; userId: string };

export async function readProject({ storage }: { storage: Storage }, owned: Owned) {
  const project = await ownProject({ storage }, owned);
  const [overview, sites, schedules] = await Promise.all([
    storage.projects.overview(project.id),
    storage.projects.sitesOf(project.id),
    storage.schedules.listOf(project.id),
  ]);
  return { project, overview, sites, schedules };
}

export async function projectRuns({ storage }: { storage: Storage }, owned: Owned) {
  const { id } = await ownProject({ storage }, owned);
  return storage.batches.listOf(id, MAX_RUNS);
}

export async function projectFaults({ storage }: { storage: Storage }, owned: Owned): Promise<FaultGroup[]> {
  const { id } = await ownProject({ storage }, owned);
  return groupFaults(await storage.projects.faults({ projectId: id }));
}

/** Saved monitors whose page is on one of the project's sites. */
export async function projectMonitors({ storage }: { storage: Storage }, owned: Owned) {
  const { id, userId } = await ownProject({ storage }, owned);
  const hosts = new Set((await storage.projects.sitesOf(id)).map(({ host }) => host));
  const monitors = await storage.monitors.listOf(userId);
  return monitors.filter(({ url }) => hosts.has(hostOfPage(url))).slice(0, MAX_MONITORS);
}

const hostOfPage = (url: string): string => (URL.parse(url)?.host ?? "").replace(/^www\./, "");

export const pageIdOf = async (
  { storage }: { storage: Storage },
  searchId: string,
): Promise<string | null> => (isId(searchId) ? storage.projects.pageIdOf(searchId) : null);
