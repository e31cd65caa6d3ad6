/** What the engines searched for before they answered, and which passage of the person's page would answer each search. */
import { lexiconFor } from "../language/lexicon.ts";
import { siteOf } from "../page/site-of.ts";
import type { KeptAnswer } from "./answers/kept-answer.ts";
import type { SiteReading } from "./estimates/page-reading.ts";
import { searchFit, type TopicFit } from "./estimates/topic-fit.ts";
import { MONITORED, type MonitoredEngine } from "./ratings.ts";

export type EngineSearch = {
  /** As the engine that used it first wrote it. */
  search: string;
  engines: MonitoredEngine[];
  /** In how many answers, of how many that searched. */
  answers: number;
  of: number;
  fit: TopicFit;
  /** Sites that these answers cite, most often cited first. An answer doesn't say which of its searches led to a source. */
  cited: { site: string; answers: number }[];
};

const MAX_SITES = 5;

/** Most often searched first. Searches that differ only in case, word forms or stop words are one. */
export function searchBoard(answers: readonly KeptAnswer[], reading: SiteReading): EngineSearch[] {
  const searched = answers.filter(({ answer }) => answer?.searched);
  const uses = searched.flatMap((kept) =>
    [...new Map((kept.answer?.searches ?? []).map((search) => [keyOf(search), search]))].map(
      ([key, search]) => ({ key, search, kept }),
    ),
  );
  return [...Map.groupBy(uses, ({ key }) => key).values()]
    .map((same): EngineSearch => {
      const search = same[0]?.search ?? "";
      const kept = same.map((use) => use.kept);
      return {
        search,
        engines: MONITORED.filter((engine) => kept.some((one) => one.engine === engine)),
        answers: kept.length,
        of: searched.length,
        fit: searchFit(search, reading),
        cited: citedIn(kept),
      };
    })
    .toSorted((one, other) => other.answers - one.answers || (one.search < other.search ? -1 : 1));
}

const keyOf = (search: string): string =>
  lexiconFor(search).stemsOfText(search.replace(/[-‐–]/gu, " ")).toSorted().join(" ") || search.toLowerCase();

function citedIn(answers: readonly KeptAnswer[]): EngineSearch["cited"] {
  const counts = new Map<string, number>();
  for (const { answer } of answers) {
    const hosts = answer?.citations.filter(({ cited, host }) => cited && host !== "") ?? [];
    for (const site of new Set(hosts.map(({ host }) => siteOf(host) ?? host)))
      counts.set(site, (counts.get(site) ?? 0) + 1);
  }
  return [...counts]
    .map(([site, times]) => ({ site, answers: times }))
    .toSorted((one, other) => other.answers - one.answers || (one.site < other.site ? -1 : 1))
    .slice(0, MAX_SITES);
}
