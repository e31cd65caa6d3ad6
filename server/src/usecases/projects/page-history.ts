/** One page over time: its analyses, and what changed from each to the next. */
import { compareAnalyses, type PageChanges } from "@citeworthy/core/projects/compare-analyses";
import { AppError } from "../../errors.ts";
import type { ProjectPage } from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

/** Each step reads two whole results. */
const MAX_STEPS = 10;
const MAX_POINTS = 60;

type HistoryStep = { id: string; before: string; createdAt: Date; changes: PageChanges };
type PageHistory = {
  page: ProjectPage;
  points: { id: string; score: number; createdAt: Date }[];
  steps: HistoryStep[];
};

export async function pageHistory(
  { storage }: { storage: Storage },
  { id, userId }: { id: string; userId: string },
): Promise<PageHistory> {
  const page = isId(id) ? await storage.projects.page({ id, userId }) : null;
  if (page === null) throw new AppError("project/not-found");
  const points = await storage.projects.analysesOf(id, MAX_POINTS);
  const steps: HistoryStep[] = [];
  let later = points[0] ? await storage.analyses.find(points[0].id) : null;
  for (const point of points.slice(1, MAX_STEPS + 1)) {
    const earlier = await storage.analyses.find(point.id);
    if (earlier && later)
      steps.push({
        id: later.id,
        before: earlier.id,
        createdAt: later.createdAt,
        changes: compareAnalyses(earlier.result, later.result),
      });
    later = earlier;
  }
  return { page, points, steps };
}
