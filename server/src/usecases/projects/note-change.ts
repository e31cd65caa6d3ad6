/** Compares the latest analysis of a page with the one before and notes at the page what changed. */
import { type ChangeNote, changeNote } from "@citeworthy/core/history/change-note";
import { compareAnalyses } from "@citeworthy/core/history/compare-analyses";
import { measuredBy } from "@citeworthy/core/history/score-line";
import type { Stores } from "../../ports/storage.ts";

type Needs = Pick<Stores, "projects" | "analyses">;

export async function noteChange({ projects, analyses }: Needs, pageId: string): Promise<ChangeNote | null> {
  const points = await analyses.pointsOf({ pageId }, 2);
  const [before, latest] = points.length < 2 ? [] : await analyses.results(points.map(({ id }) => id));
  const note =
    before && latest
      ? changeNote(compareAnalyses(measuredBy(before, latest.measured.rubricVersion), latest.measured))
      : null;
  await projects.noteChange(pageId, note);
  return note;
}
