/** A page of a data set as evidence: what was fetched is known, what was not asked is null. */
import type { Evidence } from "@citeworthy/core/evidence";

export function savedEvidence({ html, url }: { html: string; url: string }): Evidence {
  const address = URL.canParse(url) ? url : "https://example.invalid/page";
  return {
    requestedUrl: address,
    url: address,
    redirects: [],
    status: 200,
    headers: {},
    html,
    bytes: html.length,
    timings: { firstByteMs: null, totalMs: null },
    robots: null,
    sitemap: null,
    botAnswers: null,
    now: "2026-11-15T00:00:00.000Z",
  };
}
