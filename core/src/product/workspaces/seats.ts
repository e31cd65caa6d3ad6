/** How many people a workspace may have, by its plan. Clients need no seat. */
import type { QuotaRow } from "../plans/plans.ts";
import type { Role } from "./roles.ts";

/** `null` is without limit. */
export const SEATS: Record<QuotaRow, number | null> = {
  free: 1,
  trial: 3,
  core: 3,
  pro: 10,
  enterprise: null,
};

export const needsSeat = (role: Role): boolean => role !== "client";
