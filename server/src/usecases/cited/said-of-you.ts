/** What engines say about the workspace's site in the newest run of each question, and whether the cited page says it. */
import { saidOfYouCsv } from "@citeworthy/core/cited/cited-csv";
import type { SaidOfYou } from "@citeworthy/core/cited/cited-view";
import { type SaidInRun, saidInSteps } from "@citeworthy/core/cited/said-of-you";
import { isSamePage } from "@citeworthy/core/visibility/answers/cited-address";
import { MONITORED, type MonitoredEngine } from "@citeworthy/core/visibility/ratings";
import type { Storage } from "../../ports/storage.ts";
import type { SaidRun } from "../../ports/visibility/cited.ts";
import { inTurns } from "../in-turns.ts";
import { ownSitesOf } from "./own-site.ts";

type Needs = { storage: Storage };

/** `query`, `page` and `engine` narrow the list; absent, everything counts. */
export type SaidFilter = {
  query?: string | undefined;
  page?: string | undefined;
  engine?: MonitoredEngine | undefined;
};
/** What the filters can be set to: everything that the workspace's newest runs have. */
export type SaidChoices = { queries: string[]; pages: string[]; engines: MonitoredEngine[] };

/** Two runs of each question of as many monitors as a workspace may have. */
export const MAX_RUNS = 400;

export async function saidOfYou(
  { storage }: Needs,
  { userId, query, page, engine }: { userId: string } & SaidFilter,
): Promise<SaidOfYou & { choices: SaidChoices }> {
  const [found, overrules] = await Promise.all([
    storage.cited.saidRuns(userId, MAX_RUNS),
    storage.cited.overrulesOf(userId),
  ]);
  const runs = await inRuns(storage, found);
  const all = await inTurns(saidInSteps(runs, overrules));
  const choices = {
    queries: [...new Set(runs.map((run) => run.query))],
    pages: [...new Set(all.claims.map((claim) => claim.page.url))],
    engines: MONITORED.filter((one) => all.claims.some((claim) => claim.engine === one)),
  };
  const asked = runs
    .filter((run) => query === undefined || run.query === query)
    .map((run) => ({
      ...run,
      answers: run.answers.filter((answer) => engine === undefined || answer.engine === engine),
    }));
  const said =
    query === undefined && engine === undefined ? all : await inTurns(saidInSteps(asked, overrules));
  return { ...(page === undefined ? said : aboutPage(said, page)), choices };
}

/** Runs as their stored claims about the user's site say it. */
export async function inRuns(storage: Storage, runs: readonly SaidRun[]): Promise<SaidInRun[]> {
  const sites = await ownSitesOf(
    storage,
    runs.map(({ runId, url }) => ({ id: runId, url })),
  );
  return runs.map(({ runId, query, url, at, said }, place) => ({
    ...{ runId, query, at: at.toISOString(), answers: said },
    own: sites[place] ?? { url },
  }));
}

function aboutPage(said: SaidOfYou, page: string): SaidOfYou {
  const claims = said.claims.filter((claim) => isSamePage(claim.page.url, page));
  const counts = { not_supported: 0, partly: 0, supported: 0, not_checked: 0 };
  for (const { support } of claims) counts[support.verdict]++;
  return { ...said, claims, counts };
}

export const exportSaid = async (deps: Needs, request: { userId: string } & SaidFilter): Promise<string> =>
  saidOfYouCsv(await saidOfYou(deps, request));
