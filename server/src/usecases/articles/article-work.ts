import type { JobTry } from "../jobs/run-job.ts";

/** One article to be written: for whom, from which page, and for which stored analysis. */
export type ArticleWork = JobTry & {
  userId: string | null;
  searchId: string | null;
  url: string;
  /** A model writes the whole text anew, instead of proposing edits to it. */
  isRewrite: boolean;
  /** Ids of the edits that the user took in the report; null for all that are finished. */
  used: readonly string[] | null;
};
