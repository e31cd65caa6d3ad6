/** The scores of one page over time, for the user who analyzed it. */
import type { ScorePoint } from "../../../ports/analysis/analyses.ts";
import type { Storage } from "../../../ports/storage.ts";

/** As many as a small plot can show apart. */
const MAX_POINTS = 30;

export const scoreHistory = (
  { storage }: { storage: Storage },
  { userId, query }: { userId: string; query: string },
): Promise<ScorePoint[]> => storage.analyses.scoresOf(userId, query, MAX_POINTS);
