/** What the lists of projects and pages show, as the API and the screens receive it. Each adds its own form of dates. */
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
type RatedPage = {
  id: string;
  url: string;
  title: string;
  score: number;
  change: number | null;
  kind: string;
  question: string;
};
export type PageFigures = RatedPage & { searchId: string; analyses: number };

/** Field by field, because a stored page has more than others may see. */
export const ratedPage = ({ id, url, title, score, change, kind, question }: RatedPage): RatedPage => ({
  id,
  url,
  title,
  score,
  change,
  kind,
  question,
});
