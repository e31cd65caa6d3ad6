/** How often answers cited the user's page or site in fact, with the interval that so many answers allow. */

import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { isCounted, siteOutcomeIn } from "../visibility/answers/outcome.ts";
import { wilsonInterval } from "../visibility/interval.ts";
import { MONITORED, type MonitoredEngine } from "../visibility/ratings.ts";
import type { CitedInFact, CountedShare } from "./cited-view.ts";
import type { OwnSite } from "./read-answer.ts";

export type AskedAnswer = { kept: KeptAnswer; askedAt: string; query: string };
type Options = {
  /** `page`: only citations of the very page count; `site`: those of any page of the site. */
  of: "page" | "site";
  google?: number | null;
  bing?: number | null;
};

export const countedShare = (cited: number, counted: number): CountedShare => ({
  cited,
  counted,
  interval: wilsonInterval({ cited, counted }),
});

/** Null where no answer counts and no report was imported. */
export function citedInFact(
  asked: readonly AskedAnswer[],
  own: OwnSite,
  { of, google = null, bing = null }: Options,
): CitedInFact | null {
  const site = { url: own.url, ...(own.names && { names: own.names }) };
  const counted = asked
    .map((one) => ({ ...one, ...siteOutcomeIn(one.kept.answer, site) }))
    .filter(({ outcome }) => isCounted(outcome));
  if (counted.length === 0 && google === null && bing === null) return null;
  const shares = sharesOf(
    counted.map(({ kept, isPageCited, outcome }) => ({
      engine: kept.engine,
      isCited: of === "page" ? isPageCited : outcome === "cited",
    })),
  );
  const times = counted.map(({ askedAt }) => askedAt).toSorted();
  return {
    ...shares,
    from: times[0] ?? "",
    to: times.at(-1) ?? "",
    queries: [...new Set(counted.map(({ query }) => query))],
    google,
    bing,
  };
}

/** In all, and for each engine that has answers. */
export function sharesOf(
  answers: readonly { engine: MonitoredEngine; isCited: boolean }[],
): CountedShare & { byEngine: Partial<Record<MonitoredEngine, CountedShare>> } {
  const share = (list: typeof answers) =>
    countedShare(list.filter(({ isCited }) => isCited).length, list.length);
  const engines = MONITORED.flatMap((engine) => {
    const own = answers.filter((one) => one.engine === engine);
    return own.length > 0 ? [[engine, share(own)] as const] : [];
  });
  return { ...share(answers), byEngine: Object.fromEntries(engines) };
}
