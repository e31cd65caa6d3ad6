/** Search Console and Analytics, read only. */
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { GoogleService, OfferedProperty } from "../../ports/demand/services.ts";
import { googleFailure } from "./google-failure.ts";
import { googleOauth } from "./google-oauth.ts";
import { askJson } from "./limited-json.ts";

const SEARCH_CONSOLE = "https://www.googleapis.com/webmasters/v3/sites";
const ACCOUNTS = "https://analyticsadmin.googleapis.com/v1beta/accountSummaries";
const REPORTS = "https://analyticsdata.googleapis.com/v1beta";

/** The most that Search Console gives at once. */
export const SEARCH_ROWS = 25_000;
/** Analytics gives up to 250,000; fewer keep a part as small in memory as one of Search Console. */
export const VISIT_ROWS = 25_000;
const ACCOUNTS_PER_PART = 200;
const MAX_ACCOUNT_PARTS = 25;

/** The landing page is a path: the host says which site it is on. */
const VISITED_BY = ["hostName", "landingPage", "sessionSource"];

const count = z.number().nonnegative();
const text = z.string().max(8_192);
const Sites = z.object({
  siteEntry: z.array(z.object({ siteUrl: text, permissionLevel: text })).default([]),
});
const Accounts = z.object({
  accountSummaries: z
    .array(
      z.object({
        displayName: text.default(""),
        propertySummaries: z
          .array(
            z.object({ property: z.string().regex(/^properties\/\d{1,20}$/), displayName: text.default("") }),
          )
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: text.optional(),
});
const SearchReport = z.object({
  rows: z
    .array(z.object({ keys: z.array(z.string()), clicks: count, impressions: count, position: count }))
    .default([]),
});
const values = z.array(z.object({ value: z.string().default("") }));
const VisitReport = z.object({
  rows: z.array(z.object({ dimensionValues: values, metricValues: values })).default([]),
  rowCount: count.default(0),
  metadata: z.object({ currencyCode: z.string().max(8).optional() }).optional(),
});

function read<T>(shape: z.ZodType<T>, json: unknown): T {
  const { data, success, error } = shape.safeParse(json);
  if (!success) throw new AppError("demand/unreadable", {}, { cause: error });
  return data;
}

/** As Google writes it: what someone may do with a site, where it is more than knowing that it exists. */
const isReadable = (permission: string) => permission !== "siteUnverifiedUser";

export function googleData(
  client: { clientId: string; clientSecret: string },
  testUrl: string | null,
): GoogleService {
  // The stand-in of tests serves all hosts of Google, each in a folder of its name.
  const at = (address: string) =>
    testUrl === null ? address : address.replace("https://", `${testUrl.replace(/\/$/, "")}/`);
  const ask = async <T>(shape: z.ZodType<T>, token: string, address: string, body?: object): Promise<T> => {
    const answer = await askJson(at(address), {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw googleFailure(answer);
    return read(shape, answer.json);
  };
  return {
    ...googleOauth(client, at),
    async sites(token) {
      const { siteEntry } = await ask(Sites, token, SEARCH_CONSOLE);
      return siteEntry.map(
        ({ siteUrl, permissionLevel }): OfferedProperty => ({
          kind: "search_console",
          name: siteUrl,
          title: siteUrl.replace(/^sc-domain:/, ""),
          isReadable: isReadable(permissionLevel),
        }),
      );
    },
    async analyticsProperties(token) {
      const found: OfferedProperty[] = [];
      let next: string | undefined = "";
      for (let part = 0; part < MAX_ACCOUNT_PARTS && next !== undefined; part++) {
        const query: string = `pageSize=${ACCOUNTS_PER_PART}${next && `&pageToken=${encodeURIComponent(next)}`}`;
        const page: z.infer<typeof Accounts> = await ask(Accounts, token, `${ACCOUNTS}?${query}`);
        for (const { propertySummaries } of page.accountSummaries)
          for (const { property, displayName } of propertySummaries)
            found.push({
              kind: "analytics",
              name: property,
              title: displayName || property,
              isReadable: true,
            });
        next = page.nextPageToken || undefined;
      }
      return found;
    },
    async searchRows(token, { site, day, by, from }) {
      const address = `${SEARCH_CONSOLE}/${encodeURIComponent(site)}/searchAnalytics/query`;
      const { rows } = await ask(SearchReport, token, address, {
        startDate: day,
        endDate: day,
        dimensions: by === "page" ? ["page"] : ["page", "query"],
        type: "web",
        dataState: "final",
        rowLimit: SEARCH_ROWS,
        startRow: from,
      });
      return {
        rows: rows.map(({ keys: [url = "", query = ""], clicks, impressions, position }) => ({
          ...{ url, query, clicks, impressions, position },
        })),
        // A part may have fewer rows than were asked for. Only an empty one is the end.
        next: rows.length === 0 ? null : from + rows.length,
      };
    },
    async visitRows(token, { property, day, from }) {
      const { rows, rowCount, metadata } = await ask(VisitReport, token, `${REPORTS}/${property}:runReport`, {
        dateRanges: [{ startDate: day, endDate: day }],
        dimensions: VISITED_BY.map((name) => ({ name })),
        // Parts of an unordered report may have a row twice and leave out another one.
        orderBys: VISITED_BY.map((dimensionName) => ({ dimension: { dimensionName } })),
        metrics: ["sessions", "keyEvents", "totalRevenue"].map((name) => ({ name })),
        limit: String(VISIT_ROWS),
        offset: String(from),
      });
      const to = from + rows.length;
      return {
        rows: rows.flatMap(({ dimensionValues, metricValues }) => {
          const [host = "", path = "", source = ""] = dimensionValues.map(({ value }) => value);
          const [sessions = 0, keyEvents = 0, revenue = 0] = metricValues.map(({ value }) => Number(value));
          // Sessions without a page, such as those of apps, are "(not set)".
          const url = path.startsWith("/") ? URL.parse(`https://${host}${path}`)?.href : undefined;
          const isCounted = [sessions, keyEvents, revenue].every(Number.isFinite);
          return url && isCounted ? [{ url, source, sessions, keyEvents, revenue }] : [];
        }),
        next: rows.length === 0 || to >= rowCount ? null : to,
        currency: metadata?.currencyCode ?? null,
      };
    },
  };
}
