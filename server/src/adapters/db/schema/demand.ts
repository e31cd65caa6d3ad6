/**
 * Connected accounts of Google and Bing, what was read of them by day, and the demand of each page. Everything read belongs
 * to its property and is deleted with it.
 */
import { PROPERTY_KINDS, PROVIDERS } from "@citeworthy/core/demand/properties";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SyncCursor, SyncFailure } from "../../../ports/demand/connections.ts";
import { users } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { projects } from "./projects.ts";
import { workspaces } from "./workspaces.ts";

const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(", ")})`);
const workspaceId = () =>
  text("workspace_id")
    .notNull()
    .references(() => workspaces.id, { onDelete: "cascade" });
const projectId = () =>
  uuid("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });
const propertyId = () =>
  uuid("property_id")
    .notNull()
    .references(() => connectedProperties.id, { onDelete: "cascade" });
const day = () => date("day", { mode: "string" }).notNull();
const count = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);
const amount = (name: string) => doublePrecision(name).notNull().default(0);

export const dataConnections = pgTable(
  "data_connections",
  {
    id: uuid("id").primaryKey(),
    workspaceId: workspaceId(),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    /** The address of the account at Google; null where the service names none. */
    account: text("account"),
    /** What the account's owner allowed, separated by spaces. */
    scopes: text("scopes").notNull(),
    /** Google's refresh token or Bing's API key. */
    sealedToken: text("sealed_token").notNull(),
    connectedBy: text("connected_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When the service first refused the token; null while it is accepted. */
    endedAt: moment("ended_at"),
  },
  (table) => [
    check("data_connections_provider", oneOf("provider", PROVIDERS)),
    uniqueIndex("data_connections_one").on(table.workspaceId, table.provider),
    index("data_connections_by").on(table.connectedBy),
  ],
);

export const connectedProperties = pgTable(
  "connected_properties",
  {
    id: uuid("id").primaryKey(),
    connectionId: uuid("connection_id")
      .notNull()
      .references(() => dataConnections.id, { onDelete: "cascade" }),
    workspaceId: workspaceId(),
    projectId: projectId(),
    kind: text("kind", { enum: PROPERTY_KINDS }).notNull(),
    /** As the service calls it: `sc-domain:example.com`, `properties/123`, or an address. */
    name: text("name").notNull(),
    title: text("title").notNull(),
    /** Revenue is in this currency; null until Analytics names one. */
    currency: text("currency"),
    /** The last day that was read completely. */
    readThrough: date("read_through", { mode: "string" }),
    /** Where the reading of the next day is; null between two days. */
    cursor: jsonb("cursor").$type<SyncCursor>(),
    /** The run that reads it or waits in the queue. A newer run takes over, and the older one stops at its next part. */
    runId: uuid("run_id"),
    nextSyncAt: moment("next_sync_at").notNull(),
    syncedAt: moment("synced_at"),
    failure: jsonb("failure").$type<SyncFailure>(),
    createdAt: createdAt(),
  },
  (table) => [
    check("connected_properties_kind", oneOf("kind", PROPERTY_KINDS)),
    uniqueIndex("connected_properties_name").on(table.connectionId, table.kind, table.name),
    index("connected_properties_workspace").on(table.workspaceId, table.createdAt),
    index("connected_properties_project").on(table.projectId),
    index("connected_properties_due").on(table.nextSyncAt),
  ],
);

/** Page and query by day, as search services report them; an empty query is the page as a whole. */
export const searchRows = pgTable(
  "search_rows",
  {
    propertyId: propertyId(),
    day: day(),
    /** A digest of address and query, because both may be longer than an index takes. */
    key: uuid("key").notNull(),
    url: text("url").notNull(),
    /** What addresses of one page have in common. */
    page: text("page").notNull(),
    query: text("query").notNull(),
    isQuestion: boolean("is_question").notNull(),
    clicks: integer("clicks").notNull(),
    impressions: integer("impressions").notNull(),
    position: real("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.day, table.key] }),
    index("search_rows_questions").on(table.propertyId, table.day).where(sql`${table.isQuestion}`),
  ],
);

/** Landing page and source by day, as Analytics reports them. It holds nothing about single visitors. */
export const visitRows = pgTable(
  "visit_rows",
  {
    propertyId: propertyId(),
    day: day(),
    /** A digest of address and source. */
    key: uuid("key").notNull(),
    url: text("url").notNull(),
    page: text("page").notNull(),
    source: text("source").notNull(),
    /** Null where the source isn't an assistant. */
    assistant: text("assistant"),
    sessions: integer("sessions").notNull(),
    keyEvents: doublePrecision("key_events").notNull(),
    revenue: doublePrecision("revenue").notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.key] })],
);

/** One row a page and day, written when a day has been read completely. */
export const pageDays = pgTable(
  "page_days",
  {
    propertyId: propertyId(),
    day: day(),
    /** A digest of the page. */
    key: uuid("key").notNull(),
    page: text("page").notNull(),
    url: text("url").notNull(),
    clicks: count("clicks"),
    impressions: count("impressions"),
    /** The sum of each impression's position. */
    positions: amount("positions"),
    /** The query with the most impressions of that day, and how many. */
    topQuery: text("top_query"),
    topImpressions: count("top_impressions"),
    sessions: count("sessions"),
    keyEvents: amount("key_events"),
    revenue: amount("revenue"),
    aiSessions: count("ai_sessions"),
    aiKeyEvents: amount("ai_key_events"),
    aiRevenue: amount("ai_revenue"),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.key] })],
);

export const assistantDays = pgTable(
  "assistant_days",
  {
    propertyId: propertyId(),
    day: day(),
    assistant: text("assistant").notNull(),
    sessions: count("sessions"),
    keyEvents: amount("key_events"),
    revenue: amount("revenue"),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.assistant] })],
);

/** The last 28 days of each page beside its score and its citations, so that the table is one read of an index. */
export const pageDemand = pgTable(
  "page_demand",
  {
    workspaceId: workspaceId(),
    projectId: projectId(),
    /** A digest of the page. */
    key: uuid("key").notNull(),
    page: text("page").notNull(),
    url: text("url").notNull(),
    title: text("title"),
    /** Address and title in lower case, to be searched. */
    words: text("words").notNull(),
    searchId: uuid("search_id"),
    /** -1 where the page wasn't analyzed, so that the index has an order. */
    score: integer("score").notNull().default(-1),
    cited: integer("cited").notNull().default(0),
    counted: integer("counted").notNull().default(0),
    /** When the newest of the answers was given. */
    citedAt: moment("cited_at"),
    clicks: count("clicks"),
    impressions: count("impressions"),
    position: real("position"),
    topQuery: text("top_query"),
    sessions: count("sessions"),
    keyEvents: amount("key_events"),
    revenue: amount("revenue"),
    aiSessions: count("ai_sessions"),
    aiKeyEvents: amount("ai_key_events"),
    aiRevenue: amount("ai_revenue"),
    clicksBefore: count("clicks_before"),
    impressionsBefore: count("impressions_before"),
    sessionsBefore: count("sessions_before"),
    aiSessionsBefore: count("ai_sessions_before"),
    /** In the top third of its project by impressions. */
    isHigh: boolean("is_high").notNull().default(false),
    /** Which rebuild wrote the row: rows of earlier ones have no figures any more. */
    rebuildId: uuid("rebuild_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.key] }),
    index("page_demand_page").on(table.workspaceId, table.key),
    // Read from their ends, so that a later part of a list starts where the earlier one stopped.
    index("page_demand_impressions").on(table.projectId, table.impressions, table.key),
    index("page_demand_clicks").on(table.projectId, table.clicks, table.key),
    index("page_demand_sessions").on(table.projectId, table.sessions, table.key),
    index("page_demand_ai_sessions").on(table.projectId, table.aiSessions, table.key),
    index("page_demand_key_events").on(table.projectId, table.keyEvents, table.key),
    index("page_demand_score").on(table.projectId, table.score, table.key),
    index("page_demand_cited").on(table.projectId, table.cited, table.key),
    index("page_demand_high")
      .on(table.projectId, table.counted)
      .where(sql`${table.isHigh} and ${table.cited} = 0`),
  ],
);

/** The queries of a project that ask something and were shown most, counted when its demand is. */
export const demandQuestions = pgTable(
  "demand_questions",
  {
    workspaceId: workspaceId(),
    projectId: projectId(),
    /** A digest of the query. */
    key: uuid("key").notNull(),
    query: text("query").notNull(),
    /** The page that the query showed most. */
    url: text("url").notNull(),
    impressions: count("impressions"),
    clicks: count("clicks"),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.key] }),
    index("demand_questions_workspace").on(table.workspaceId),
  ],
);
