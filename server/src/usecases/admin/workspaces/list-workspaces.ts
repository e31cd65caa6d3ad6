/** A page of the admin's list of workspaces, and one workspace with its members. */
import type { Tool } from "@citeworthy/core/product/plans/plans";
import { AppError } from "../../../errors.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Log } from "../../../ports/runtime/log.ts";
import type { Storage } from "../../../ports/storage.ts";
import type {
  ListedWorkspace,
  WorkspaceDirectory,
  WorkspaceQuery,
} from "../../../ports/workspaces/workspace-directory.ts";
import { usageStats } from "../../usage/usage-stats.ts";
import { countSeats } from "../../workspaces/seats.ts";

export type ListingWorkspaces = {
  clock: Clock;
  log: Log;
  storage: Storage;
  workspaceDirectory: WorkspaceDirectory;
};

export const WORKSPACES_PER_PAGE = 50;
const LONGEST_SEARCH = 320;

/** `uses`: of all tools, in the current period. */
export type WorkspaceRow = ListedWorkspace & { uses: number };

export async function listWorkspaces(
  deps: ListingWorkspaces,
  { search, start }: Omit<WorkspaceQuery, "limit">,
) {
  const wanted = search?.replaceAll("\0", "").trim().toLowerCase().slice(0, LONGEST_SEARCH) || null;
  const page = await deps.workspaceDirectory.page({ search: wanted, start, limit: WORKSPACES_PER_PAGE });
  const workspaces: WorkspaceRow[] = await Promise.all(
    page.workspaces.map(async (workspace) => ({ ...workspace, uses: await usesOf(deps, workspace.id) })),
  );
  return { ...page, workspaces };
}

async function usesOf(deps: ListingWorkspaces, id: string): Promise<number> {
  const { tools } = await usageStats(deps, id);
  return Object.values(tools).reduce((sum, { used }) => sum + used, 0);
}

export async function showWorkspace(deps: ListingWorkspaces, id: string) {
  const workspace = await deps.workspaceDirectory.find(id);
  if (workspace === null) throw new AppError("workspace/unknown");
  const [members, seats, { tools }] = await Promise.all([
    deps.storage.workspaces.members(id),
    countSeats({ stores: deps.storage, clock: deps.clock }, id),
    usageStats(deps, id),
  ]);
  const uses = Object.entries(tools).map(([tool, count]) => ({ tool: tool as Tool, ...count }));
  return { workspace, members, seats, uses };
}
