/** What we ask of Google and Bing. Adapters turn refusals into failures with a code of `demand/`. */
import type { PropertyKind } from "@citeworthy/core/demand/properties";

/** `isReadable`: false where the account may see that the property exists and not its data. */
export type OfferedProperty = { kind: PropertyKind; name: string; title: string; isReadable: boolean };

export type SearchRow = {
  url: string;
  query: string;
  clicks: number;
  impressions: number;
  position: number;
};
export type VisitRow = {
  url: string;
  source: string;
  sessions: number;
  keyEvents: number;
  revenue: number;
};
/** `next`: where the next part starts; null after the last. */
export type RowsPart<Row> = { rows: Row[]; next: number | null };

export type GoogleGrant = { refreshToken: string; scopes: string; account: string | null };

export type GoogleService = {
  /** Where the browser goes to allow access. */
  signInAddress(request: { state: string; challenge: string; redirect: string; account?: string }): string;
  grant(request: { code: string; verifier: string; redirect: string }): Promise<GoogleGrant>;
  /** A short-lived token. Fails with `demand/access-ended` where the grant was taken back. */
  accessToken(refreshToken: string): Promise<string>;
  revoke(refreshToken: string): Promise<void>;
  sites(token: string): Promise<OfferedProperty[]>;
  analyticsProperties(token: string): Promise<OfferedProperty[]>;
  searchRows(
    token: string,
    request: { site: string; day: string; by: "page" | "query"; from: number },
  ): Promise<RowsPart<SearchRow>>;
  visitRows(
    token: string,
    request: { property: string; day: string; from: number },
  ): Promise<RowsPart<VisitRow> & { currency: string | null }>;
};

/** Bing reports weeks; `day` is the one it gives. */
export type DatedSearchRow = SearchRow & { day: string };

export type BingService = {
  sites(key: string): Promise<OfferedProperty[]>;
  pageRows(key: string, site: string): Promise<DatedSearchRow[]>;
  queryRows(key: string, site: string, page: string): Promise<DatedSearchRow[]>;
};
