/** Everything gathered about one page, as plain data: it can be saved, and replayed to the same bytes of result. */
export type Redirect = { from: string; to: string; status: number };

export type RobotsEvidence =
  | { kind: "found"; url: string; text: string }
  | { kind: "absent"; url: string; status: number }
  /** RFC 9309: a robots.txt that fails on the server's side means "do not crawl". */
  | { kind: "failed"; url: string; reason: string };

export type SitemapEvidence = { url: string; listed: boolean | null; lastModified: string | null };

/** How a crawler with this name was answered, where that was tried. */
export type BotAnswer = { bot: string; status: number | null };

export type Evidence = {
  /** The address that was asked for. */
  requestedUrl: string;
  /** The address that answered, after redirects. */
  url: string;
  redirects: Redirect[];
  status: number;
  /** Lower-cased names; repeated headers joined by a comma. */
  headers: Record<string, string>;
  html: string;
  /** Bytes of the decoded body. */
  bytes: number;
  timings: { firstByteMs: number | null; totalMs: number | null };
  robots: RobotsEvidence | null;
  sitemap: SitemapEvidence | null;
  botAnswers: BotAnswer[] | null;
  /** The clock, as ISO text in UTC: freshness is judged against it. */
  now: string;
};
