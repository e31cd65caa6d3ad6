/**
 * Reads what is new of a connected property, part by part. Each part is stored together with the place where the next one
 * starts, so a process that is killed repeats at most one part and loses nothing.
 */

import {
  allowedKinds,
  dayAfter,
  dayOf,
  daysToRead,
  FIRST_DAYS,
  PERIOD_DAYS,
} from "@citeworthy/core/demand/properties";
import { isRealQuestion } from "@citeworthy/core/demand/real-questions";
import { assistantOfSource } from "@citeworthy/core/logs/assistants";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { DAY_MS } from "@citeworthy/core/time";
import { AppError } from "../../errors.ts";
import type { ConnectedProperty, DataConnection, SyncFailure } from "../../ports/demand/connections.ts";
import type { StoredSearchRow, StoredVisitRow } from "../../ports/demand/demand.ts";
import type { SearchRow, VisitRow } from "../../ports/demand/services.ts";
import type { Stores } from "../../ports/storage.ts";
import { flatMapInTurns } from "../in-turns.ts";
import { bingAccess, googleAccess } from "./access.ts";
import type { DemandNeeds } from "./needs.ts";
import { countCitations, rebuildProjects } from "./rebuild-demand.ts";

const MINUTE_MS = 60_000;
/** Well below the limit of the job; the rest is read by the next one. */
const SLICE_MS = 8 * MINUTE_MS;
/** A job that is lost is queued again after this time. */
const LOST_AFTER_MS = 20 * MINUTE_MS;
const QUEUED_AT_ONCE = 100;
const LONGEST_REST_MS = 6 * 60 * MINUTE_MS;
/** Bing is asked for the queries of each page one by one. */
const BING_PAGES = 100;
/** Longer addresses and queries are somebody's mistake, and would only fill the table. */
const MAX_ADDRESS = 2_000;
const MAX_QUERY = 500;

export function queueDueProperties({ storage, clock }: Pick<DemandNeeds, "storage" | "clock">) {
  const now = clock.now();
  return storage.connections.queueDue(now, new Date(now.getTime() + LOST_AFTER_MS), QUEUED_AT_ONCE);
}

type Run = { id: string; runId: string };
type Reading = { property: ConnectedProperty; connection: DataConnection; run: Run; until: number };
/** Another run reads the property: this one stops without a trace. */
class TakenOver extends Error {}

export async function syncProperty(deps: DemandNeeds, id: string): Promise<void> {
  const { connections } = deps.storage;
  const run = { id, runId: deps.newId() };
  const property = await connections.beginRun(run);
  const connection = property && (await connections.byId(property.connectionId));
  if (!connection || connection.endedAt !== null) return;
  const until = deps.clock.now().getTime() + SLICE_MS;
  try {
    const isDone = await readNew(deps, { property, connection, run, until });
    await rebuildProjects(deps, [property.projectId]);
    await countCitations(deps, property.workspaceId);
    const now = deps.clock.now();
    const nextSyncAt = isDone ? nextReading(property, now) : now;
    const done = isDone && { syncedAt: now, cursor: null };
    await connections.endRun(run, { nextSyncAt, ...done, failure: null });
  } catch (error) {
    if (error instanceof TakenOver) return;
    const failure = failureOf(error, property, deps.clock.now());
    if (failure === null) throw error;
    deps.log.warn("connected data could not be read", { propertyId: id, code: failure.code, error });
    await connections.endRun(run, { nextSyncAt: restUntil(error, failure), failure });
  }
}

/** The same time tomorrow, moved by up to two hours that depend on the property, so that not all ask at once. */
function nextReading({ id }: ConnectedProperty, now: Date): Date {
  const minutes = Number.parseInt(id.slice(0, 4), 16) % 120;
  return new Date(now.getTime() + DAY_MS - 60 * MINUTE_MS + minutes * MINUTE_MS);
}

const FAILURES: readonly SyncFailure["code"][] = [
  "demand/quota",
  "demand/property-refused",
  "demand/api-disabled",
  "demand/kind-not-allowed",
  "demand/unavailable",
  "demand/unreadable",
  "demand/access-ended",
];

/** Null for a bug. */
function failureOf(error: unknown, { failure }: ConnectedProperty, now: Date): SyncFailure | null {
  const code = error instanceof AppError && FAILURES.find((one) => one === error.code);
  return code ? { code, at: now.toISOString(), times: (failure?.times ?? 0) + 1 } : null;
}

/** Twice as long after each failure, and at least as long as the service asks for. */
function restUntil(error: unknown, { at, times }: SyncFailure): Date {
  const backOff = Math.min(LONGEST_REST_MS, MINUTE_MS * 2 ** (times - 1));
  const asked = error instanceof AppError ? Number(error.details.seconds ?? 0) * 1000 : 0;
  return new Date(Date.parse(at) + Math.max(backOff, asked));
}

/** False if there is more to read than fits into one job. */
async function readNew(deps: DemandNeeds, reading: Reading): Promise<boolean> {
  const { kind } = reading.property;
  if (kind === "bing") return readBing(deps, reading);
  // Someone who connects again may leave out a service whose properties are connected.
  if (!allowedKinds(reading.connection.scopes).includes(kind)) throw new AppError("demand/kind-not-allowed");
  return readDays(deps, reading);
}

type Part = (from: number) => Promise<{ store: (stores: Stores) => Promise<void>; next: number | null }>;

async function readDays(deps: DemandNeeds, reading: Reading): Promise<boolean> {
  const { property, run, until } = reading;
  const { clock } = deps;
  const partsOf = property.kind === "analytics" ? visitParts(deps, reading) : searchParts(deps, reading);
  const newest = daysToRead(property.kind, null, clock.now()).at(-1) ?? "";
  const unread = daysToRead(property.kind, property.readThrough, clock.now());
  // A second reading on one day reads the newest day again, so that it shows whether access still works.
  for (const day of unread.length > 0 ? unread : [newest]) {
    const parts = partsOf(day, newest);
    const { cursor } = property;
    const at = cursor?.day === day ? cursor : { day, part: 0, row: 0 };
    for (let part = at.part; part < parts.length; part++) {
      const read = parts[part];
      let row: number | null = part === at.part ? at.row : 0;
      while (read && row !== null) {
        if (clock.now().getTime() > until) return false;
        row = await storePart(deps, run, { day, part, row, propertyId: property.id }, read);
      }
    }
    await endDay(deps, run, property.id, day);
  }
  return true;
}

type Place = { day: string; part: number; row: number; propertyId: string };

/** The rows of a part and the place of the next one, both or neither. */
async function storePart(deps: DemandNeeds, run: Run, place: Place, read: Part): Promise<number | null> {
  const { day, part, row, propertyId } = place;
  const { store, next } = await read(row);
  await deps.storage.atomically(async (stores) => {
    if (part === 0 && row === 0) await stores.demand.clearDay(propertyId, day);
    await store(stores);
    const cursor = next === null ? { day, part: part + 1, row: 0 } : { day, part, row: next };
    if (!(await stores.connections.move(run, cursor))) throw new TakenOver();
  });
  return next;
}

async function endDay(deps: DemandNeeds, run: Run, propertyId: string, day: string): Promise<void> {
  await deps.storage.atomically(async (stores) => {
    await stores.demand.sumDay(propertyId, day);
    if (!(await stores.connections.endDay(run, day))) throw new TakenOver();
  });
}

/** Pages as a whole first: searches of few people are missing from the figures by query. */
function searchParts(deps: DemandNeeds, { property, connection }: Reading) {
  const ask = googleAccess(deps, connection);
  const partOf =
    (day: string, by: "page" | "query"): Part =>
    async (from) => {
      const { rows, next } = await ask((google, token) =>
        google.searchRows(token, { site: property.name, day, by, from }),
      );
      const stored = await flatMapInTurns(rows, (row) => storedSearch({ ...row, day }));
      return { store: (stores) => stores.demand.addSearchRows(property.id, stored), next };
    };
  // Queries are kept for one period, so those of earlier days aren't asked for.
  return (day: string, newest: string): Part[] =>
    day > dayAfter(newest, -PERIOD_DAYS)
      ? [partOf(day, "page"), partOf(day, "query")]
      : [partOf(day, "page")];
}

function visitParts(deps: DemandNeeds, { property, connection }: Reading) {
  const ask = googleAccess(deps, connection);
  const partOf =
    (day: string): Part =>
    async (from) => {
      const { rows, next, currency } = await ask((google, token) =>
        google.visitRows(token, { property: property.name, day, from }),
      );
      const stored = await flatMapInTurns(rows, storedVisit);
      return {
        next,
        async store(stores) {
          await stores.demand.addVisitRows(property.id, day, stored);
          if (currency !== null && currency !== property.currency)
            await stores.connections.setCurrency(property.id, currency);
        },
      };
    };
  return (day: string): Part[] => [partOf(day)];
}

/** Bing gives all weeks of a site at once, and the queries page by page: the cursor counts pages. */
async function readBing(deps: DemandNeeds, { property, connection, run, until }: Reading): Promise<boolean> {
  const { storage, clock, bing } = deps;
  const ask = bingAccess(deps, connection);
  const today = dayOf(clock.now());
  const [first, recent] = [dayAfter(today, -FIRST_DAYS), dayAfter(today, -PERIOD_DAYS)];
  const rows = (await ask((key) => bing.pageRows(key, property.name))).filter(({ day }) => day >= first);
  const weeks = await flatMapInTurns(rows, storedSearch);
  const start = property.cursor?.day === today ? property.cursor.row : 0;
  const move = async (stores: Stores, row: number) => {
    if (!(await stores.connections.move(run, { day: today, part: 1, row }))) throw new TakenOver();
  };
  await storage.atomically(async (stores) => {
    await stores.demand.addSearchRows(property.id, weeks);
    await move(stores, start);
  });
  const pages = await storage.demand.topPages(property.id, recent, BING_PAGES);
  for (let row = start; row < pages.length; row++) {
    if (clock.now().getTime() > until) return false;
    const queries = await ask((key) => bing.queryRows(key, property.name, pages[row] ?? ""));
    const stored = queries.filter(({ day }) => day >= recent).flatMap(storedSearch);
    await storage.atomically(async (stores) => {
      await stores.demand.addSearchRows(property.id, stored);
      await move(stores, row + 1);
    });
  }
  const days = [...new Set(rows.map(({ day }) => day))].sort();
  for (const day of days) await storage.atomically((stores) => stores.demand.sumDay(property.id, day));
  const last = days.at(-1) ?? property.readThrough ?? today;
  if (!(await storage.connections.endDay(run, last))) throw new TakenOver();
  return true;
}

function storedSearch(row: SearchRow & { day: string }): StoredSearchRow[] {
  const page = pageOf(row.url);
  // A NUL is valid JSON, and no text for the database.
  const query = row.query.replaceAll("\0", "").slice(0, MAX_QUERY);
  if (page === null) return [];
  const { day, url, clicks, impressions, position } = row;
  const counts = { clicks: Math.round(clicks), impressions: Math.round(impressions), position };
  return [{ day, url, page, query, isQuestion: isRealQuestion(query), ...counts }];
}

function storedVisit(row: VisitRow): StoredVisitRow[] {
  const page = pageOf(row.url);
  const source = row.source.replaceAll("\0", "").slice(0, MAX_QUERY);
  if (page === null) return [];
  return [{ ...row, page, source, sessions: Math.round(row.sessions), assistant: assistantOfSource(source) }];
}

const pageOf = (url: string): string | null =>
  url.length > MAX_ADDRESS || url.includes("\0") ? null : (placeOf(url)?.key ?? null);
