/** Bing Webmaster Tools through its JSON interface, with an API key. Figures are by week. */
import { dayOf } from "@citeworthy/core/demand/properties";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { BingService, DatedSearchRow } from "../../ports/demand/services.ts";
import { askJson, retryAfter } from "./limited-json.ts";

const ADDRESS = "https://ssl.bing.com/webmaster/api.svc/json";
/** Codes of its failures that mean more than "something is wrong". */
const INVALID_KEY = [3, 6];
const THROTTLED = [4, 5, 16];
const NOT_ALLOWED = [7, 13, 14];
const QUOTA_WAIT_S = 60 * 60;
/** Bing gives everything at once. As many rows as a part of Google's has, and about as many bytes. */
export const MAX_ROWS = 25_000;
const MAX_BYTES = 8 * 1024 * 1024;

const Refusal = z.object({ ErrorCode: z.number() });
const Sites = z.object({
  d: z.array(z.object({ Url: z.string().max(2_048), IsVerified: z.boolean() })),
});
const Stats = z.object({
  d: z.array(
    z.object({
      /** An address in figures of pages, and words in figures of queries. */
      Query: z.string(),
      /** Milliseconds since 1970, written as a call, with or without a time zone. */
      Date: z.string().regex(/^\/Date\(-?\d{1,15}(?:[+-]\d{4})?\)\/$/),
      Clicks: z.number().nonnegative(),
      Impressions: z.number().nonnegative(),
      AvgImpressionPosition: z.number(),
    }),
  ),
});

export function bingData(testUrl: string | null): BingService {
  const base = testUrl === null ? ADDRESS : `${testUrl.replace(/\/$/, "")}/webmaster/api.svc/json`;
  const ask = async <T>(shape: z.ZodType<T>, method: string, query: Record<string, string>): Promise<T> => {
    const { status, headers, json } = await askJson(`${base}/${method}?${new URLSearchParams(query)}`, {
      maxBytes: MAX_BYTES,
    });
    if (status !== 200) throw bingFailure(status, headers, json);
    const { data, success, error } = shape.safeParse(json);
    if (!success) throw new AppError("demand/unreadable", {}, { cause: error });
    return data;
  };
  return {
    async sites(apikey) {
      const { d } = await ask(Sites, "GetUserSites", { apikey });
      return d.map(({ Url, IsVerified }) => ({
        ...{ kind: "bing" as const, name: Url, title: Url, isReadable: IsVerified },
      }));
    },
    async pageRows(apikey, siteUrl) {
      const { d } = await ask(Stats, "GetPageStats", { siteUrl, apikey });
      return mostShown(d).map((row) => ({ ...rowOf(row), url: row.Query, query: "" }));
    },
    async queryRows(apikey, siteUrl, page) {
      const { d } = await ask(Stats, "GetPageQueryStats", { siteUrl, page, apikey });
      return mostShown(d).map((row) => ({ ...rowOf(row), url: page, query: row.Query }));
    },
  };
}

/** The rows left out have the fewest impressions, so sums stay close. */
const mostShown = (rows: z.infer<typeof Stats>["d"]) =>
  rows.length <= MAX_ROWS
    ? rows
    : rows.toSorted((one, other) => other.Impressions - one.Impressions).slice(0, MAX_ROWS);

const rowOf = ({
  Date: moment,
  Clicks,
  Impressions,
  AvgImpressionPosition,
}: z.infer<typeof Stats>["d"][number]): Omit<DatedSearchRow, "url" | "query"> => ({
  day: dayOf(new Date(Number(/-?\d+/.exec(moment)?.[0]))),
  clicks: Clicks,
  impressions: Impressions,
  // -1 where there was no impression.
  position: Math.max(0, AvgImpressionPosition),
});

function bingFailure(status: number, headers: Headers, json: unknown): AppError {
  const code = Refusal.safeParse(json).data?.ErrorCode;
  const options = { cause: new Error(`Bing answered ${status}, code ${code ?? "none"}`) };
  const isOneOf = (codes: readonly number[]) => code !== undefined && codes.includes(code);
  if (status === 401 || isOneOf(INVALID_KEY)) return new AppError("demand/access-ended", {}, options);
  if (status === 429 || isOneOf(THROTTLED))
    return new AppError("demand/quota", { seconds: retryAfter(headers) ?? QUOTA_WAIT_S }, options);
  if (status === 403 || isOneOf(NOT_ALLOWED)) return new AppError("demand/property-refused", {}, options);
  if (status >= 500) return new AppError("demand/unavailable", {}, options);
  return new AppError("demand/unreadable", {}, options);
}
