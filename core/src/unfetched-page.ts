/** Evidence of a page that wasn't fetched: null for what was not requested, the rest as in a plain successful response. */
import type { Evidence } from "./evidence.ts";

type UnfetchedPage = Pick<Evidence, "url" | "html" | "bytes" | "now"> & Partial<Pick<Evidence, "headers">>;

export const unfetchedPage = ({ url, html, bytes, now, headers = {} }: UnfetchedPage): Evidence => ({
  requestedUrl: url,
  url,
  redirects: [],
  status: 200,
  headers,
  html,
  bytes,
  timings: { firstByteMs: null, totalMs: null },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now,
});
