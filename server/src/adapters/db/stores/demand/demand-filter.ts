/** Filters and orders of the demand table as conditions. Each order has an index. */
import {
  type DemandSort,
  MIN_NEVER_CITED_ANSWERS,
  type PageDemand,
} from "@citeworthy/core/demand/page-demand";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DemandFilter, DemandMark } from "../../../../ports/demand/demand.ts";
import { pageDemand as demand } from "../../schema/all.ts";
import { containsPattern } from "../contains-pattern.ts";

export const SORT_COLUMN = {
  impressions: "impressions",
  clicks: "clicks",
  sessions: "sessions",
  ai_sessions: "aiSessions",
  key_events: "keyEvents",
  score: "score",
  cited: "cited",
} as const satisfies Record<DemandSort, keyof typeof demand.$inferSelect>;

export const orderBy = (sort: DemandSort): SQL[] => [
  sql`${demand[SORT_COLUMN[sort]]} desc`,
  sql`${demand.key} desc`,
];

/** As one comparison of two values, so that the index starts at the row; whole numbers compare only with whole numbers there. */
export function isAfter(sort: DemandSort, { value, key }: DemandMark): SQL {
  const column = demand[SORT_COLUMN[sort]];
  const isWhole = column.getSQLType() !== "double precision";
  const last = isWhole ? sql`${value}::float8::bigint` : sql`${value}::float8`;
  return sql`(${column}, ${demand.key}) < (${last}, ${key}::uuid)`;
}

/** Written out, so that the partial index applies. */
const NEVER_CITED = sql`${demand.isHigh} and ${demand.cited} = 0`;

export function isFound({ projectId, text, preset }: DemandFilter): SQL | undefined {
  return and(
    eq(demand.projectId, projectId),
    text ? sql`${demand.words} like ${containsPattern(text.toLowerCase())}` : undefined,
    preset === "never-cited"
      ? sql`${NEVER_CITED} and ${demand.counted} >= ${MIN_NEVER_CITED_ANSWERS}::int`
      : undefined,
    preset === "not-measured" ? sql`${NEVER_CITED} and ${demand.counted} = 0` : undefined,
  );
}

export function demandOf(row: typeof demand.$inferSelect): PageDemand {
  const { url, title, searchId, score, cited, counted, clicks, impressions, position, topQuery } = row;
  const { sessions, keyEvents, revenue, aiSessions, aiKeyEvents, aiRevenue } = row;
  return {
    ...{ url, title, analysisId: searchId, score: score < 0 ? null : score, cited, counted },
    ...{ citedAt: row.citedAt?.toISOString() ?? null, isHigh: row.isHigh },
    ...{ clicks, impressions, position, topQuery },
    ...{ sessions, keyEvents, revenue, aiSessions, aiKeyEvents, aiRevenue },
    before: {
      clicks: row.clicksBefore,
      impressions: row.impressionsBefore,
      sessions: row.sessionsBefore,
      aiSessions: row.aiSessionsBefore,
    },
  };
}
