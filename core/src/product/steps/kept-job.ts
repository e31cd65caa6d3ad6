/** How long the record of a finished job is kept. Nobody follows a job for so long, and its result has its own row. */
export const KEPT_JOB_DAYS = 30;
