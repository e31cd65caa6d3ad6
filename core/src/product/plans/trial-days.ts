/** By itself, because every public page says it and none of them needs the table of plans for that. */
export const TRIAL_DAYS = 7;
