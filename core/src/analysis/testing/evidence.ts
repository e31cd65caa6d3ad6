/** Evidence of a page written for a test. */
import type { Evidence } from "../../evidence.ts";

export const NOW = "2026-11-15T08:00:00.000Z";

export function evidenceOf(html: string, changes: Partial<Evidence> = {}): Evidence {
  const url = changes.url ?? "https://garden.example/guides/compost-heap-temperature";
  return {
    requestedUrl: url,
    url,
    redirects: [],
    status: 200,
    headers: {},
    html,
    bytes: html.length,
    timings: { firstByteMs: 180, totalMs: 420 },
    robots: { kind: "found", url: "https://garden.example/robots.txt", text: "User-agent: *\nAllow: /\n" },
    sitemap: { url: "https://garden.example/sitemap.xml", listed: true, lastModified: "2026-08-20" },
    botAnswers: null,
    now: NOW,
    ...changes,
  };
}
