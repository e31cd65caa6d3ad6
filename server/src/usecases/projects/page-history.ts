/** One page over time: its scores, and what changed from each analysis to the next. */
import { compareAnalyses } from "@citeworthy/core/history/compare-analyses";
import type { PageChanges } from "@citeworthy/core/history/page-changes";
import { type LinePoint, measuredBy, scoreLine } from "@citeworthy/core/history/score-line";
import { AppError } from "../../errors.ts";
import type { JudgedResult, ScorePoint } from "../../ports/analysis/analyses.ts";
import type { ProjectPage } from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";

/** Each step reads two whole results. */
const MAX_STEPS = 10;
/** As many as a small chart can show apart. */
const MAX_POINTS = 30;

type Needs = { storage: Storage };
type HistoryStep = { id: string; createdAt: Date; changes: PageChanges };
type PageHistory = { page: ProjectPage; line: LinePoint[]; steps: HistoryStep[] };

/** Steps come newest first. */
export async function pageHistory(
  { storage }: Needs,
  { id, userId }: { id: string; userId: string },
): Promise<PageHistory> {
  const page = isId(id) ? await storage.projects.page({ id, userId }) : null;
  if (page === null) throw new AppError("project/not-found");
  const points = await storage.analyses.pointsOf({ pageId: id }, MAX_POINTS);
  const ids = points.slice(-MAX_STEPS - 1).map((point) => point.id);
  return {
    page,
    line: lineOf(points),
    steps: stepsOf(await storage.analyses.results(ids)).toReversed(),
  };
}

/** The scores up to one analysis of an address, and what changed since the analysis before it. */
export async function scoreHistory(
  { storage }: Needs,
  { userId, query, id }: { userId: string; query: string; id: string },
): Promise<{ line: LinePoint[]; changes: PageChanges | null }> {
  const all = await storage.analyses.pointsOf({ userId, query }, MAX_POINTS);
  const points = all.slice(0, all.findIndex((point) => point.id === id) + 1);
  const ids = points.slice(-2).map((point) => point.id);
  const [step] = stepsOf(ids.length < 2 ? [] : await storage.analyses.results(ids));
  return { line: lineOf(points), changes: step?.changes ?? null };
}

const lineOf = (points: readonly ScorePoint[]): LinePoint[] =>
  scoreLine(points.map(({ createdAt, ...point }) => ({ ...point, at: createdAt.toISOString() })));

/** Oldest first, all by the rubric of the last one where that is possible. */
function stepsOf(judged: readonly JudgedResult[]): HistoryStep[] {
  const rubric = judged.at(-1)?.measured.rubricVersion;
  const results = judged.map((one) => measuredBy(one, rubric));
  return judged.slice(1).flatMap(({ id, createdAt }, at) => {
    const [before, after] = [results[at], results[at + 1]];
    return before && after ? [{ id, createdAt, changes: compareAnalyses(before, after) }] : [];
  });
}
