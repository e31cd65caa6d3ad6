/** The sample page from its file, as a crawler would have met it on this site. */
import { readFileSync } from "node:fs";
import { SAMPLE_PATH, type SamplePage } from "../../ports/analysis/sample-page.ts";
import type { Clock } from "../../ports/runtime/clock.ts";

export function samplePage(baseUrl: string, clock: Clock): SamplePage {
  const html = readFileSync(new URL("./sample-page.html", import.meta.url), "utf8");
  const url = `${baseUrl}${SAMPLE_PATH}`;
  return {
    url,
    html,
    evidence: () => ({
      requestedUrl: url,
      url,
      redirects: [],
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      html,
      bytes: Buffer.byteLength(html),
      timings: { firstByteMs: null, totalMs: null },
      robots: { kind: "found", url: `${baseUrl}/robots.txt`, text: "User-agent: *\nAllow: /\n" },
      sitemap: null,
      botAnswers: null,
      now: clock.now().toISOString(),
    }),
  };
}
