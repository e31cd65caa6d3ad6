/** A page of a data set as evidence: what was fetched is known, what was not asked is null. */
import type { Evidence } from "@citeworthy/core/evidence";
import { unfetchedPage } from "@citeworthy/core/unfetched-page";

const NOW = "2026-11-15T00:00:00.000Z";

export function savedEvidence({ html, url }: { html: string; url: string }): Evidence {
  const address = URL.canParse(url) ? url : "https://example.invalid/page";
  return unfetchedPage({ url: address, html, bytes: html.length, now: NOW });
}
