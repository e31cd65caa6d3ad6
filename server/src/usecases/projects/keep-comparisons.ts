/**
 * Compares the latest analyses of a page, each with the one before, and keeps what changed, so that screens only read it. At
 * the page it notes the latest change. Comparing happens in the engine's threads: the texts are as long as their pages.
 */
import { changeNote } from "@citeworthy/core/history/change-note";
import { measuredBy } from "@citeworthy/core/history/score-line";
import type { AnalysisComparison, ScorePoint } from "../../ports/analysis/analyses.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";

/** As many as the history of a page shows. */
export const MAX_STEPS = 10;

type Needs = { storage: Storage; judge: Judge; log: Log };
type Step = { before: ScorePoint; after: ScorePoint; rubric: string };

/** Returns how many it compared; those that are kept cost nothing. */
export async function keepComparisons(deps: Needs, pageId: string): Promise<number> {
  const { analyses, projects } = deps.storage;
  const points = await analyses.pointsOf({ pageId }, MAX_STEPS + 1);
  const kept = await analyses.comparisonsOf(points.map(({ id }) => id));
  let latest: AnalysisComparison | null = null;
  let compared = 0;
  for (const step of stepsOf(points)) {
    const known = kept.get(step.after.id)?.[step.rubric];
    const isKept = known?.since === step.before.id;
    const comparison = isKept ? known : await compareStep(deps, step);
    if (!isKept) compared++;
    if (step.after === points.at(-1)) latest = comparison;
  }
  await projects.noteChange(pageId, latest && changeNote(latest.changes));
  return compared;
}

export const rubricOf = ({ measured }: ScorePoint): string => measured.rubricVersion || "";

/** A page's history shows all by the rubric of the latest analysis, and the report of each analysis by its own. */
function stepsOf(points: readonly ScorePoint[]): Step[] {
  return points.slice(1).flatMap((after, at) => {
    const before = points[at];
    const rubrics = new Set([after, points.at(-1) ?? after].map(rubricOf));
    return before ? [...rubrics].map((rubric) => ({ before, after, rubric })) : [];
  });
}

/** Null where it fails, as with a stored result of another shape: the other steps are compared all the same. */
async function compareStep({ storage, judge, log }: Needs, { before, after, rubric }: Step) {
  try {
    const [earlier, later] = await storage.analyses.results([before.id, after.id]);
    if (!earlier || !later) return null;
    const changes = await judge.compare(measuredBy(earlier, rubric), measuredBy(later, rubric));
    const comparison = { since: before.id, changes };
    await storage.analyses.keepComparison(after.id, rubric, comparison);
    return comparison;
  } catch (error) {
    log.warn("two analyses of a page could not be compared", { before: before.id, after: after.id, error });
    return null;
  }
}
