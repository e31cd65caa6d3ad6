/** Deletes workspaces whose owner asked for it long enough ago, with their plan at the payment provider. */
import { type DeletingAccount, leaveProvider } from "../accounts/delete-account.ts";
import type { WorkspaceNeeds } from "./needs.ts";
import { ensureOwnWorkspace } from "./ownership.ts";

type Needs = Pick<WorkspaceNeeds, "storage" | "clock" | "log" | "newId"> & Pick<DeletingAccount, "billing">;

/** One that fails, because the provider doesn't answer, is tried again with the next sweep. */
export async function deleteEndedWorkspaces(deps: Needs): Promise<number> {
  const { storage, clock, log } = deps;
  let deleted = 0;
  for (const id of await storage.workspaces.ending(clock.now()))
    try {
      await leaveProvider(deps, id);
      await storage.atomically(async (stores) => {
        const owner = await stores.workspaces.ownerOf(id);
        await stores.workspaces.delete(id);
        if (owner) await ensureOwnWorkspace(deps, stores, owner);
      });
      deleted++;
    } catch (error) {
      log.error("a workspace could not be deleted", { workspaceId: id, error });
    }
  return deleted;
}
