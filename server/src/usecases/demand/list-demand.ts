/** Pages by demand: sorted, filtered, in parts that each start after a mark; visits from assistants; questions that people ask. */

import {
  DEMAND_PRESETS,
  DEMAND_SORTS,
  type DemandSort,
  type PageDemand,
} from "@citeworthy/core/demand/page-demand";
import {
  dayAfter,
  dayOf,
  FIRST_DAYS,
  KEPT_DEMAND_DAYS,
  KEPT_QUERY_DAYS,
} from "@citeworthy/core/demand/properties";
import { exportFileName } from "@citeworthy/core/projects/export-file-name";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { DemandFilter, DemandMark } from "../../ports/demand/demand.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Storage } from "../../ports/storage.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { DEMAND_CSV_HEAD, demandCsvRow } from "./demand-csv.ts";

export const DEMAND_AT_ONCE = 50;
const ROWS_PER_QUERY = 1_000;
const MAX_TEXT = 200;
const SHOWN_QUESTIONS = 12;
const READ_QUESTIONS = 100;

const Query = z.object({
  sort: z.enum(DEMAND_SORTS).catch("impressions"),
  preset: z.enum(DEMAND_PRESETS).optional().catch(undefined),
  text: z.string().max(MAX_TEXT).optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
});

type Needs = { storage: Storage; clock: Clock };
export type DemandRequest = { id: string; userId: string; query: Record<string, unknown> };

async function filterOf(deps: Needs, { id, userId, query }: DemandRequest) {
  const project = await ownProject(deps, { id, userId });
  const { sort, preset, text, after } = Query.parse(query);
  const filter: DemandFilter = {
    projectId: project.id,
    ...(preset && { preset }),
    ...(text?.trim() && { text: text.trim() }),
  };
  return { project, sort, filter, after: after ? markFrom(after) : null };
}

export async function listDemand(deps: Needs, request: DemandRequest) {
  const { filter, sort, after } = await filterOf(deps, request);
  const { demand } = deps.storage;
  const [rows, found] = await Promise.all([
    // One more than is shown says whether there is another part.
    demand.pages(filter, { sort, limit: DEMAND_AT_ONCE + 1, after }),
    demand.count(filter),
  ]);
  const shown = rows.slice(0, DEMAND_AT_ONCE);
  const last = rows.length > DEMAND_AT_ONCE ? shown.at(-1) : undefined;
  return {
    pages: shown.map(({ mark: _, ...page }): PageDemand => page),
    found,
    next: last ? markText(last.mark) : null,
    sort,
  };
}

export async function exportDemand(deps: Needs, request: DemandRequest) {
  const { project, filter, sort } = await filterOf(deps, request);
  const fileName = exportFileName(project.name, "demand", deps.clock.now());
  return { fileName, lines: csvLines(deps, filter, sort) };
}

async function* csvLines({ storage }: Needs, filter: DemandFilter, sort: DemandSort): AsyncGenerator<string> {
  yield DEMAND_CSV_HEAD;
  let after: DemandMark | null = null;
  for (;;) {
    const rows: (PageDemand & { mark: DemandMark })[] = await storage.demand.pages(filter, {
      ...{ sort, after, limit: ROWS_PER_QUERY },
    });
    for (const row of rows) yield demandCsvRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_QUERY) return;
    after = last.mark;
  }
}

/** What the screen of a project shows besides the table. */
export async function demandOverview(deps: Needs, { id, userId }: Pick<DemandRequest, "id" | "userId">) {
  const project = await ownProject(deps, { id, userId });
  const { demand, connections, monitors } = deps.storage;
  const since = dayAfter(dayOf(deps.clock.now()), -FIRST_DAYS);
  const [properties, assistants, asked, saved] = await Promise.all([
    connections.propertiesOfProject(project.id),
    demand.assistantDays(project.id, since),
    demand.questions(project.id, READ_QUESTIONS),
    monitors.listOf(userId),
  ]);
  const watched = new Set(saved.flatMap(({ queries }) => queries.map((query) => query.toLowerCase())));
  const questions = asked.filter(({ query }) => !watched.has(query.toLowerCase()));
  return { properties, assistants, questions: questions.slice(0, SHOWN_QUESTIONS) };
}

export function forgetDemand({ storage, clock }: Needs): Promise<number> {
  const today = dayOf(clock.now());
  return storage.demand.forget({
    // A week more, because figures settle after some days and a period ends with the last settled one.
    queries: dayAfter(today, -KEPT_QUERY_DAYS - 7),
    figures: dayAfter(today, -KEPT_DEMAND_DAYS),
  });
}

const markText = ({ value, key }: DemandMark): string => `${value}_${key}`;

function markFrom(text: string): DemandMark {
  const [value = "", key = ""] = text.split("_");
  const isMark = /^-?\d{1,15}(?:\.\d{1,20})?$/.test(value) && /^[0-9a-f-]{36}$/.test(key);
  if (!isMark) throw new AppError("request/invalid");
  return { value: Number(value), key };
}
