/** Reads what a report for a client says: scores, problems with their fixes, work that was done, and citations. */
import {
  averageChange,
  averageLine,
  type PagePoints,
} from "@citeworthy/core/client-report/comparable-averages";
import { periodCitations, type ReportDates } from "@citeworthy/core/client-report/period-citations";
import type {
  ChangedPage,
  DoneWork,
  ReportContent,
  ReportedPage,
  ReportFix,
} from "@citeworthy/core/client-report/report-content";
import type { AnalysisResult } from "@citeworthy/core/contract";
import { mainCause } from "@citeworthy/core/history/change-words";
import { movesInShort } from "@citeworthy/core/history/score-moves";
import { type FaultGroup, groupFaults } from "@citeworthy/core/projects/group-faults";
import { storyInShort } from "@citeworthy/core/report/score-story";
import { DAY_MS } from "@citeworthy/core/time";
import { effectOf } from "@citeworthy/core/worklist/next-state";
import type { ProjectPage } from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { ownProject } from "../projects/manage-projects.ts";
import type { OwnedProject, ReportNeeds } from "./needs.ts";
import { brandOf, choiceOf } from "./report-look.ts";

const SHOWN = { fixes: 5, lowest: 12, changes: 8, work: 20 };
/** The line reaches back further than the period, so that a weekly report has a line too. */
const TREND_DAYS = 90;
const TREND_POINTS = 12;
/** Reading how each score was measured takes about a millisecond. Ids are random, so these pages are a fair sample. */
const MAX_COMPARED_PAGES = 100;
const MAX_POINTS = 1_200;
const MAX_RUNS = 200;
const DONE_STATES = ["done", "seen", "proven", "no_effect"] as const;

type Needs = Pick<ReportNeeds, "storage" | "clock">;

/** `since`: when the last report went out; else the report covers the period that was chosen. */
export async function gatherReport(
  { storage, clock }: Needs,
  { since = null, ...owned }: OwnedProject & { since?: Date | null },
): Promise<ReportContent> {
  const project = await ownProject({ storage }, owned);
  const { id, userId, name } = project;
  const to = clock.now();
  const [brand, choice, overview, sites] = await Promise.all([
    brandOf(storage, id),
    choiceOf(storage, id),
    storage.projects.overview(id),
    storage.projects.sitesOf(id),
  ]);
  const dates = { from: since ?? new Date(to.getTime() - choice.periodDays * DAY_MS), to };
  const hosts = sites.map(({ host }) => host);
  const [points, fixes, done, visibility, pages] = await Promise.all([
    pagePoints(storage, id, dates),
    fixesOf(storage, id),
    doneWork(storage, { workspaceId: userId, projectId: id, since: dates.from }),
    citationsOf(storage, { userId, hosts, dates }),
    listedPages(storage, id),
  ]);
  const { average, bands } = overview;
  return {
    ...{ name, hosts, brand, dates, fixes, done, visibility, pages },
    sections: choice.sections,
    pageCount: overview.pages,
    summary: average === null ? null : { average, bands, change: averageChange(points, dates.from) },
    trend: averageLine(points, trendDays(dates)),
  };
}

const trendStart = ({ from, to }: ReportDates): Date =>
  new Date(to.getTime() - Math.max(TREND_DAYS * DAY_MS, 2 * (to.getTime() - from.getTime())));

function trendDays(dates: ReportDates): Date[] {
  const start = trendStart(dates).getTime();
  const step = (dates.to.getTime() - start) / TREND_POINTS;
  return Array.from({ length: TREND_POINTS + 1 }, (_, n) => new Date(start + n * step));
}

async function pagePoints(storage: Storage, projectId: string, dates: ReportDates): Promise<PagePoints[]> {
  const points = await storage.analyses.pointsOfProject(
    { projectId, since: trendStart(dates), pages: MAX_COMPARED_PAGES },
    MAX_POINTS,
  );
  return [...Map.groupBy(points, ({ pageId }) => pageId)].map(([pageId, own]) => ({
    pageId,
    points: own.map(({ id, createdAt, measured, again }) => ({
      ...{ id, measured, again },
      at: createdAt.toISOString(),
    })),
  }));
}

/** The fix of a problem is that of the lowest page that has it. */
async function fixesOf(storage: Storage, projectId: string): Promise<ReportFix[]> {
  const groups = groupFaults(await storage.projects.faults({ projectId })).slice(0, SHOWN.fixes);
  const examples = await Promise.all(
    groups.map(async ({ audit }) => {
      const filter = { projectId, archived: false, audit };
      const [page] = await storage.projects.pages({ ...filter, sort: "lowest", limit: 1, after: null });
      return page ?? null;
    }),
  );
  const ids = examples.flatMap((page) => page?.searchId ?? []);
  const results = new Map(
    (await storage.analyses.results([...new Set(ids)])).map(({ id, measured }) => [id, measured]),
  );
  return groups.flatMap((group, at) => {
    const page = examples[at];
    const result = page && results.get(page.searchId);
    return page && result ? (fixOf(group, page, result) ?? []) : [];
  });
}

/** Null where the report of the page was judged again since and doesn't have the problem any more. */
function fixOf(group: FaultGroup, page: ProjectPage, result: AnalysisResult): ReportFix | null {
  const audit = result.audits.find(({ id }) => id === group.audit);
  const edit = result.edits?.find((one) => one.audit === group.audit);
  const fix = edit?.do ?? audit?.advice;
  if (!audit || !fix) return null;
  const own = edit?.fault ?? audit.found;
  return {
    pages: group.pages,
    isTemplate: group.templates.length > 0,
    problem: group.fault ?? `Not yet there: ${group.title}`,
    fix,
    example: {
      title: page.title,
      fault: group.fault === null ? own : null,
      quote: edit?.before ?? edit?.at ?? audit.quotes[0] ?? null,
      after: edit?.after ?? null,
    },
  };
}

type WorkSince = { workspaceId: string; projectId: string; since: Date };

async function doneWork(
  storage: Storage,
  { workspaceId, projectId, since }: WorkSince,
): Promise<ReportContent["done"]> {
  const filter = { workspaceId, projectId, states: DONE_STATES, changedSince: since };
  const [items, counts] = await Promise.all([
    storage.worklist.list(filter, { limit: SHOWN.work, after: null }),
    storage.worklist.counts(filter),
  ]);
  if (items.length === 0) return null;
  const { done, seen, proven, no_effect } = counts;
  return {
    items: items.map(
      ({ state, title, page, measured }): DoneWork => ({
        state: state as DoneWork["state"],
        title,
        pageTitle: page?.title ?? null,
        measured: measured && { ...measured, effect: effectOf(measured) },
      }),
    ),
    counts: { done, seen, proven, no_effect },
  };
}

const hostOf = (url: string): string => (URL.parse(url)?.host ?? "").replace(/^www\./, "");

async function citationsOf(
  storage: Storage,
  { userId, hosts, dates }: { userId: string; hosts: readonly string[]; dates: ReportDates },
) {
  const urls = (await storage.cited.pagesAskedAbout(userId)).filter((url) => hosts.includes(hostOf(url)));
  if (urls.length === 0) return null;
  const start = new Date(2 * dates.from.getTime() - dates.to.getTime());
  return periodCitations(await storage.cited.runsOfPages(userId, urls, start, MAX_RUNS), dates);
}

async function listedPages(storage: Storage, projectId: string): Promise<ReportContent["pages"]> {
  const filter = { projectId, archived: false, after: null };
  const [lowest, changed] = await Promise.all([
    storage.projects.pages({ ...filter, sort: "lowest", limit: SHOWN.lowest }),
    storage.projects.changedPages(projectId, SHOWN.changes),
  ]);
  const listed: ReportedPage[] = [];
  // One result at a time: each is as large as its page.
  for (const page of lowest) {
    const { title, url, score, change } = page;
    listed.push({ title, url, score, change, story: await storyOfPage(storage, page) });
  }
  return {
    lowest: listed,
    changed: changed.pages.map(
      ({ title, url, score, change, changes }): ChangedPage => ({
        ...{ title, url, score, change: changes.points ?? change },
        before: changes.score.before,
        cause: mainCause(changes),
        story: changes.moved ? movesInShort(changes.moved) : "",
      }),
    ),
    notCompared: changed.notCompared,
  };
}

/** Empty where the result is from before scores were told, or was judged again since. */
async function storyOfPage(storage: Storage, { searchId, score }: ProjectPage): Promise<string> {
  const [result] = await storage.analyses.results([searchId]);
  return result?.measured.score.score === score ? (storyInShort(result.measured) ?? "") : "";
}
