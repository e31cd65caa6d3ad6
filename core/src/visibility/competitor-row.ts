/** A competitor in the result of a run, beside the user's own page. */
import { recordOf } from "../contract/lists/record-of.ts";
import type { SiteReading } from "./estimates/page-reading.ts";
import { topicFit } from "./estimates/topic-fit.ts";
import { canBeToldApart } from "./interval.ts";
import { MONITORED, type MonitoredEngine, rowName } from "./ratings.ts";
import type { ScoredSite } from "./score-site.ts";
import type { Cell, CompetitorRow, Versus } from "./visibility-result.ts";

/** A competitor that could not be read has no reading; it is still counted in the answers. */
export type WatchedPage = { url: string; reading: SiteReading | null; failure?: string | null };

export type ScoredEngines = Record<MonitoredEngine, ScoredSite>;
export const forEach = <Value>(make: (engine: MonitoredEngine) => Value) => recordOf(MONITORED, make);

function cellOf({ passages: _, analysis: __, ...cell }: ScoredSite): Cell {
  return cell;
}

export function rowOf(
  query: string,
  { url, reading, failure = null }: WatchedPage,
  { theirs, ours }: { theirs: ScoredEngines; ours: ScoredEngines },
): CompetitorRow {
  return {
    name: rowName(url),
    url,
    perplexityScore: theirs.perplexity.relevanceScore,
    chatgptScore: theirs.openai.relevanceScore,
    geminiScore: theirs.gemini.relevanceScore,
    cells: forEach((engine) => cellOf(theirs[engine])),
    fit: reading ? topicFit(query, reading) : null,
    unread: reading ? null : failure,
    versus: forEach((engine) => versus(theirs[engine], ours[engine])),
  };
}

function versus(theirs: Cell, ours: Cell): Versus {
  if (!theirs.interval || !ours.interval) return null;
  if (!canBeToldApart(theirs.interval, ours.interval)) return "alike";
  return theirs.interval.low > ours.interval.high ? "ahead" : "behind";
}
