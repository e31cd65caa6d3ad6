/** What the lists of projects and pages show, as the API and the screens receive it. Each adds its own form of dates. */
import type { ChangeNote } from "../history/change-note.ts";
import { whyWords } from "../history/change-words.ts";

export type ProjectFigures = {
  id: string;
  name: string;
  hosts: string[];
  pages: number;
  average: number | null;
};

export type ProjectOverview = {
  pages: number;
  archived: number;
  average: number | null;
  bands: { excellent: number; good: number; poor: number };
  kinds: string[];
};

/** What a page is, and how its latest analysis rated it. */
export type PageRating = {
  id: string;
  url: string;
  title: string;
  score: number;
  /** Points since the analysis before, 0 for fewer than three; null after the first, and where the two can't be compared. */
  change: number | null;
  kind: string;
  question: string;
};
export type PageFigures = PageRating & { searchId: string; analyses: number };
/** `why`: what moved the score, or why it isn't compared; null where there is nothing to say. */
type RatedPage = PageRating & { why: string | null };

/** Field by field, because a stored page has more than others may see. */
export const ratedPage = ({
  id,
  url,
  title,
  score,
  change,
  changes,
  kind,
  question,
}: PageRating & { changes: ChangeNote | null }): RatedPage => ({
  id,
  url,
  title,
  score,
  change,
  why: changes && whyWords(changes),
  kind,
  question,
});
