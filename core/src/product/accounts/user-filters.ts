/** How an admin may narrow the list of users. Each stat card counts exactly what its filter lists. */
export const USER_FILTERS = ["all", "subscribed", "trial", "active", "free", "expired"] as const;
/** `active` is active and not on the free plan; `free` is the plan, whatever the status; `subscribed` has any row. */
export type UserFilter = (typeof USER_FILTERS)[number];

export const isUserFilter = (text: string | null): text is UserFilter =>
  (USER_FILTERS as readonly (string | null)[]).includes(text);
