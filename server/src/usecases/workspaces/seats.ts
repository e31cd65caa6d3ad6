/** How many seats a workspace has by its plan, and how many are taken. */

import type { Role } from "@citeworthy/core/product/workspaces/roles";
import { needsSeat, SEATS } from "@citeworthy/core/product/workspaces/seats";
import { quotaStatus } from "@citeworthy/core/requests/allowance";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Stores } from "../../ports/storage.ts";

type Needs = { stores: Pick<Stores, "subscriptions" | "workspaces" | "invitations">; clock: Clock };
/** `total` is null where there is no limit. `invited`: open invitations that will take a seat. */
export type SeatCount = { total: number | null; taken: number; invited: number };

export async function countSeats({ stores, clock }: Needs, workspaceId: string): Promise<SeatCount> {
  const now = clock.now();
  const quota = quotaStatus(await stores.subscriptions.of(workspaceId), now);
  const members = await stores.workspaces.members(workspaceId);
  const open = await stores.invitations.open(workspaceId);
  return {
    total: SEATS[quota.kind === "refused" ? "free" : quota.row],
    taken: members.filter(({ role }) => needsSeat(role)).length,
    invited: open.filter(({ role, expiresAt }) => needsSeat(role) && expiresAt > now).length,
  };
}

/** Call it in a transaction that holds the workspace's lock. `countInvited`: whether open invitations take seats too. */
export async function requireSeat(needs: Needs, workspaceId: string, role: Role, countInvited: boolean) {
  if (!needsSeat(role)) return;
  const { total, taken, invited } = await countSeats(needs, workspaceId);
  if (total !== null && taken + (countInvited ? invited : 0) >= total)
    throw new AppError("workspace/no-seat", { seats: total });
}
