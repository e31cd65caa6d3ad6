/** Measured citations beside the person's analyses and monitors: counts, score, and which passage is about each query. */
import type {
  JoinedPage,
  MatchedQuery,
  MeasuredDetail,
  MeasuredQuery,
} from "@citeworthy/core/imports/measured-view";
import { pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import { searchFit, type TopicFit } from "@citeworthy/core/visibility/estimates/topic-fit";
import { AppError } from "../../errors.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { findKeptPage } from "../analysis/stored/kept-pages.ts";
import { flatMapInTurns } from "../in-turns.ts";
import { monitorsByPage, pageMonitors } from "./page-monitors.ts";

type Needs = { clock: Clock; storage: Storage; judge: Judge; limiter: Limiter };

/** Reading a page again takes a second of computing and costs the user nothing. */
const RATE: RateLimit = { max: 120, perSeconds: 3_600 };

const MAX_PAGES = 500;
const MAX_QUERIES = 100;
const MAX_ANALYSES = 2_000;
const MAX_DAYS = 400;
/** Of one page: more are not read, and each is matched with every passage. */
const SHOWN_QUERIES = 20;
/** The engine takes questions of this length. */
const LONGEST_QUESTION = 300;

export async function measuredOverview({ storage }: { storage: Storage }, userId: string) {
  const [files, rows, queries, analyses, monitors] = await Promise.all([
    storage.measured.filesOf(userId),
    storage.measured.pagesOf(userId, MAX_PAGES),
    storage.measured.queriesOf(userId, "", MAX_QUERIES),
    analysesByPage(storage, userId),
    monitorsByPage(storage, userId),
  ]);
  const pages = new Map<string, JoinedPage>();
  for (const { page, url, source, count } of rows) {
    const joined = pages.get(page) ?? {
      page,
      url,
      google: null,
      bing: null,
      analysis: analyses.get(page) ?? null,
      monitors: monitors.get(page)?.length ?? 0,
    };
    pages.set(page, { ...joined, [source]: count });
  }
  const watched = new Set([...monitors.values()].flat().flatMap((monitor) => monitor.queries));
  return {
    files,
    pages: [...pages.values()],
    queries: queries.map((query) => ({ ...query, isWatched: watched.has(query.query) })),
  };
}

/** The list is sorted by time, so the first analysis of a page is its newest. */
async function analysesByPage(storage: Storage, userId: string) {
  const recent = await storage.analyses.recent(userId, MAX_ANALYSES);
  const found = await flatMapInTurns(recent, ({ id, query, score }) => {
    const key = pageKey(query);
    return key === null ? [] : [[key, { id, score }] as const];
  });
  return new Map(found.toReversed());
}

/** One page: its counts over time, its monitors, and its queries with the passage that is about each. */
export async function measuredPage(
  deps: Needs,
  { userId, page }: { userId: string; page: string },
): Promise<MeasuredDetail | null> {
  const { storage } = deps;
  const [days, queries, analyses, watching] = await Promise.all([
    storage.measured.daysOf(userId, page, MAX_DAYS),
    queriesFor(storage, userId, page),
    analysesByPage(storage, userId),
    monitorsByPage(storage, userId),
  ]);
  if (days.length === 0) return null;
  const own = watching.get(page) ?? [];
  const [read, watched] = await Promise.all([
    readQueries(deps, userId, { analysis: analyses.get(page) ?? null, queries: queries.found }),
    pageMonitors(storage, own),
  ]);
  const asked = new Set(own.flatMap((monitor) => monitor.queries));
  return {
    page,
    days,
    ...read,
    isOfSite: queries.isOfSite,
    queries: read.queries.map((query) => ({ ...query, isWatched: asked.has(query.query) })),
    monitors: watched.monitors,
    monitorDays: watched.days,
  };
}

/** Bing's file of grounding queries doesn't name pages; where no query has this page, those of the site are matched with it. */
async function queriesFor(storage: Storage, userId: string, page: string) {
  const own = await storage.measured.queriesOf(userId, page, SHOWN_QUERIES);
  if (own.length > 0) return { found: own, isOfSite: false };
  return { found: await storage.measured.queriesOf(userId, "", SHOWN_QUERIES), isOfSite: true };
}

async function readQueries(
  deps: Needs,
  userId: string,
  {
    analysis,
    queries,
  }: { analysis: { id: string; score: number } | null; queries: readonly MeasuredQuery[] },
) {
  const isRead = analysis !== null && queries.length > 0;
  const fits = isRead && (await mayRead(deps, userId)) ? await fitsOf(deps, analysis.id, queries) : null;
  return {
    analysis,
    isForgotten: isRead && fits === null,
    queries: queries.map((query, at): MatchedQuery => ({ ...query, fit: fits?.[at] ?? null })),
  };
}

const mayRead = async ({ limiter }: Needs, userId: string): Promise<boolean> =>
  (await limiter.take(`measured-page:${userId}`, RATE)).allowed;

async function fitsOf(
  deps: Needs,
  analysisId: string,
  queries: readonly MeasuredQuery[],
): Promise<TopicFit[] | null> {
  try {
    const { evidence } = await findKeptPage(deps, analysisId);
    const asked = queries
      .map(({ query }) => query)
      .join(" ")
      .slice(0, LONGEST_QUESTION);
    const reading = await deps.judge.watch(evidence, asked);
    return queries.map(({ query }) => searchFit(query, reading));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
