/** Tells who follows a job that it has new rows. One subscription to the database serves them all. */

import type { JobFeed } from "../../ports/runtime/jobs.ts";
import type { Database } from "../db/database.ts";
import { JOB_CHANNEL } from "../db/stores/jobs/jobs.ts";

export function jobFeed(database: Database): JobFeed {
  return {
    follow: (id, hint) =>
      database.listen(JOB_CHANNEL, (changed) => {
        if (changed === null || changed === id) hint();
      }),
  };
}
