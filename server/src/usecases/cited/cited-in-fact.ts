/** How often answers cited a page in fact: from monitor runs about it, and from imported reports of Google and Bing. */
import { citedInFact as count } from "@citeworthy/core/cited/cited-in-fact";
import type { CitedInFact } from "@citeworthy/core/cited/cited-view";
import { DAY_MS } from "@citeworthy/core/time";
import { isSamePage, pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Stores } from "../../ports/storage.ts";

type Needs = { clock: Clock; storage: Pick<Stores, "cited" | "measured"> };
type Request = { userId: string; url: string };

/** Engines change: what they did a year ago says little about today. */
const DAYS = 90;
const MAX_RUNS = 100;

/** Null where no monitor asked about the page and no report names it. */
export async function citedInFact(
  { clock, storage }: Needs,
  { userId, url }: Request,
): Promise<CitedInFact | null> {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS);
  const [asked, imported] = await Promise.all([
    storage.cited.pagesAskedAbout(userId),
    storage.measured.countsOf(userId, pageKey(url) ?? url),
  ]);
  const same = asked.filter((one) => isSamePage(one, url));
  const runs = await storage.cited.runsOfPages(userId, same, since, MAX_RUNS);
  const answers = runs.flatMap(({ query, at, answers: given }) =>
    given.map((kept) => ({ kept, query, askedAt: at.toISOString() })),
  );
  const countOf = (source: "google" | "bing") => imported.find((one) => one.source === source)?.count ?? null;
  return count(answers, { url }, { of: "page", google: countOf("google"), bing: countOf("bing") });
}
