/** Pages by demand: what people search for and visit, beside our score and measured citations. */
import { type Interval, wilsonInterval } from "../visibility/interval.ts";

export const DEMAND_SORTS = [
  "impressions",
  "clicks",
  "sessions",
  "ai_sessions",
  "key_events",
  "score",
  "cited",
] as const;
export type DemandSort = (typeof DEMAND_SORTS)[number];

/** `never-cited`: in the top third by impressions, and in none of many answers. `not-measured`: high demand, and no answers. */
export const DEMAND_PRESETS = ["never-cited", "not-measured"] as const;
export type DemandPreset = (typeof DEMAND_PRESETS)[number];

/** Fewer answers can't tell a page that is never cited from one that is cited now and then: 0 of 20 means 0 to 16%. */
export const MIN_NEVER_CITED_ANSWERS = 20;

export type DemandFigures = { clicks: number; impressions: number; sessions: number; aiSessions: number };

/** Figures of the last 28 days. `score` is null for pages that weren't analyzed. */
export type PageDemand = DemandFigures & {
  url: string;
  title: string | null;
  /** The latest analysis. */
  analysisId: string | null;
  score: number | null;
  /** In how many of the answers that count the page was cited. */
  cited: number;
  counted: number;
  /** When the newest of these answers was given; null where none counts, or it isn't known. */
  citedAt: string | null;
  /** In the top third of the project by impressions. */
  isHigh: boolean;
  /** Mean position in search results, weighted by impressions; null without impressions. */
  position: number | null;
  keyEvents: number;
  revenue: number;
  aiKeyEvents: number;
  aiRevenue: number;
  /** A query that showed the page often. */
  topQuery: string | null;
  before: DemandFigures;
};

export const isNeverCited = ({
  isHigh,
  cited,
  counted,
}: Pick<PageDemand, "isHigh" | "cited" | "counted">): boolean =>
  isHigh && cited === 0 && counted >= MIN_NEVER_CITED_ANSWERS;

/** Null where no answer counts: that isn't 0%. */
export const citedInterval = ({ cited, counted }: Pick<PageDemand, "cited" | "counted">): Interval | null =>
  counted === 0 ? null : wilsonInterval({ cited, counted });

export type AssistantDay = {
  day: string;
  assistant: string;
  sessions: number;
  keyEvents: number;
  revenue: number;
};

/** A query that people typed and that asks something, with the page it led to. */
export type RealQuestion = { query: string; url: string; impressions: number; clicks: number };
