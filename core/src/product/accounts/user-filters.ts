/** How an admin may narrow the list of users. Each stat card counts exactly what its filter lists. */
import { isOneOf } from "../../contract/lists/is-one-of.ts";

export const USER_FILTERS = ["all", "subscribed", "trial", "active", "free", "expired"] as const;
/** `active` is active and not on the free plan; `free` is the plan, whatever the status; `subscribed` has any row. */
export type UserFilter = (typeof USER_FILTERS)[number];

export const isUserFilter = isOneOf(USER_FILTERS);
