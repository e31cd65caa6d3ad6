/** Projects as the rest of the product sees them. */

import { exportFileName } from "@citeworthy/core/projects/export-file-name";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { changePages, undoChange } from "./change-pages.ts";
import { exportPages } from "./export-pages.ts";
import { findPlaces } from "./find-places.ts";
import { listPages } from "./list-pages.ts";
import { createProject, listProjects, ownProject, removeProject, renameProject } from "./manage-projects.ts";
import { pageHistory } from "./page-history.ts";
import { pageIdOf, projectFaults, projectMonitors, projectRuns, readProject } from "./read-project.ts";
import { OWN_SITE_RATE, PROOF_PATH, verifySite } from "./verify-site.ts";

type Needs = {
  clock: Clock;
  storage: Storage;
  limiter: Limiter;
  pages: Pages;
  newId: () => string;
};
type Owned = { id: string; userId: string };

export const projectServices = (deps: Needs) => ({
  listProjects: (userId: string) => listProjects(deps, userId),
  createProject: (request: Parameters<typeof createProject>[1]) => createProject(deps, request),
  renameProject: (request: Parameters<typeof renameProject>[1]) => renameProject(deps, request),
  removeProject: (owned: Owned) => removeProject(deps, owned),
  readProject: (owned: Owned) => readProject(deps, owned),
  projectRuns: (owned: Owned) => projectRuns(deps, owned),
  projectFaults: (owned: Owned) => projectFaults(deps, owned),
  projectMonitors: (owned: Owned) => projectMonitors(deps, owned),
  findPlaces: (request: Parameters<typeof findPlaces>[1]) => findPlaces(deps, request),
  listPages: (request: Parameters<typeof listPages>[1]) => listPages(deps, request),
  changePages: (request: Parameters<typeof changePages>[1]) => changePages(deps, request),
  undoPageChange: (request: Parameters<typeof undoChange>[1]) => undoChange(deps, request),
  pageHistory: (owned: Owned) => pageHistory(deps, owned),
  pageIdOf: (searchId: string) => pageIdOf(deps, searchId),
  siteProof: { proofPath: PROOF_PATH, ownRate: OWN_SITE_RATE },
  verifySite: (request: Parameters<typeof verifySite>[1]) => verifySite(deps, request),
  async exportPages({ query, ...owned }: Owned & { query: Record<string, unknown> }) {
    const { id: projectId, name } = await ownProject(deps, owned);
    return {
      fileName: exportFileName(name, "pages", deps.clock.now()),
      lines: exportPages(deps, { projectId, query }),
    };
  },
});
