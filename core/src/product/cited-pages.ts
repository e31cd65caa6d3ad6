/** Limits on reading the pages that measured answers name as sources. */

/** Of one run, which asks one question; cited pages come before those that an engine only listed. */
export const MAX_CITED_PAGES = 12;
/** Then only the quotes of judged claims remain. */
export const KEPT_CITED_DAYS = 7;
