import type { Evidence } from "../../core/src/evidence.ts";

/** A page read from a file, as `cli analyze --offline` sees it. */
export const savedPage = (url: string, html: string): Evidence => ({
  requestedUrl: url,
  url,
  redirects: [],
  status: 200,
  headers: {},
  html,
  bytes: Buffer.byteLength(html),
  timings: { firstByteMs: null, totalMs: null },
  robots: null,
  sitemap: null,
  botAnswers: null,
  now: new Date().toISOString(),
});
