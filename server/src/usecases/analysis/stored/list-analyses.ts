/** All analyses of a user in pages, newest first. A page starts after a mark, so that it costs the same wherever it is. */
import { AppError } from "../../../errors.ts";
import type { AnalysisMark, SearchSummary } from "../../../ports/analysis/analyses.ts";
import type { Storage } from "../../../ports/storage.ts";
import { isId } from "../../is-id.ts";

export const MAX_ANALYSES_PER_PAGE = 100;
export const ANALYSES_PER_PAGE = 50;

type Request = { userId: string; limit: number; after: string | null };
type AnalysisPage = { analyses: SearchSummary[]; next: string | null };

export async function listAnalyses(
  { storage }: { storage: Storage },
  { userId, limit, after }: Request,
): Promise<AnalysisPage> {
  const mark = after === null ? null : markFrom(after);
  // One more than is shown says whether there is another page.
  const found = await storage.analyses.recent(userId, limit + 1, mark);
  const analyses = found.slice(0, limit);
  const last = found.length > limit ? analyses.at(-1) : undefined;
  return { analyses, next: last ? markText(last) : null };
}

/** Each page once, by its latest analysis. */
export async function listAnalyzedPages(
  { storage }: { storage: Storage },
  { userId, limit, after }: Request,
) {
  const found = await storage.analyses.recentPages(
    userId,
    limit + 1,
    after === null ? null : markFrom(after),
  );
  const pages = found.slice(0, limit);
  const last = found.length > limit ? pages.at(-1) : undefined;
  return { pages, next: last ? markText(last) : null };
}

const markText = ({ createdAt, id }: AnalysisMark) => `${createdAt.getTime()}_${id}`;

function markFrom(text: string): AnalysisMark {
  const [time = "", id = ""] = text.split("_");
  if (!/^\d{1,15}$/.test(time) || !isId(id)) throw new AppError("request/invalid");
  return { createdAt: new Date(Number(time)), id };
}
