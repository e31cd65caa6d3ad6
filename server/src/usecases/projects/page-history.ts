/** One page over time: its scores, and what changed from each analysis to the next. Nothing is compared here. */
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import { type LinePoint, scoreLine } from "@citeworthy/core/history/score-line";
import { AppError } from "../../errors.ts";
import type { KeptComparisons, ScorePoint } from "../../ports/analysis/analyses.ts";
import type { ProjectPage } from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { MAX_STEPS, rubricOf } from "./keep-comparisons.ts";

/** As many as a small chart can show apart. */
const MAX_POINTS = 30;

type Needs = { storage: Storage };
/** `changes` is null where the two weren't compared yet, or can't be. */
type HistoryStep = { id: string; createdAt: Date; changes: PageChanges | null };
type PageHistory = { page: ProjectPage; line: LinePoint[]; steps: HistoryStep[] };

/** Steps come newest first. */
export async function pageHistory(
  { storage }: Needs,
  { id, userId }: { id: string; userId: string },
): Promise<PageHistory> {
  const page = isId(id) ? await storage.projects.page({ id, userId }) : null;
  if (page === null) throw new AppError("project/not-found");
  const points = await storage.analyses.pointsOf({ pageId: id }, MAX_POINTS);
  const shown = points.slice(-MAX_STEPS - 1);
  const kept = await storage.analyses.comparisonsOf(shown.map((point) => point.id));
  return { page, line: lineOf(points), steps: stepsOf(shown, kept).toReversed() };
}

/** The scores of a page up to one analysis, and what changed since the analysis before it. */
export async function scoreHistory(
  { storage }: Needs,
  { userId, query, id }: { userId: string; query: string; id: string },
): Promise<{ line: LinePoint[]; changes: PageChanges | null }> {
  const pageId = await storage.projects.pageIdOf(id);
  const where = pageId === null ? { userId, query } : { userId, pageId };
  const all = await storage.analyses.pointsOf(where, MAX_POINTS);
  const points = all.slice(0, all.findIndex((point) => point.id === id) + 1);
  const [step] = stepsOf(points.slice(-2), await storage.analyses.comparisonsOf([id]));
  return { line: lineOf(points), changes: step?.changes ?? null };
}

const lineOf = (points: readonly ScorePoint[]): LinePoint[] =>
  scoreLine(points.map(({ createdAt, ...point }) => ({ ...point, at: createdAt.toISOString() })));

/** Oldest first, all by the rubric of the last one where that is possible. */
function stepsOf(points: readonly ScorePoint[], kept: ReadonlyMap<string, KeptComparisons>): HistoryStep[] {
  const last = points.at(-1);
  const rubric = last ? rubricOf(last) : "";
  return points.slice(1).map(({ id, createdAt }, at) => {
    const comparison = kept.get(id)?.[rubric];
    return {
      id,
      createdAt,
      changes: comparison?.since === points[at]?.id ? (comparison?.changes ?? null) : null,
    };
  });
}
