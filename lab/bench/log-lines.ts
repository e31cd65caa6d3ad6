/** Lines of an access log in the combined format, with crawlers, assistants' visitors and people in a realistic mix. */
const AGENTS = [
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
  "curl/8.9.1",
];
const REFERRERS = ["-", "https://chatgpt.com/", "https://www.google.com/", "https://example.com/start"];
const STATUSES = [200, 200, 200, 304, 403, 404, 429];
/** More pages than the report keeps, so that its limits are part of the measurement. */
const PAGES = 300_000;

export function logLine(at: number): string {
  const [hour, minute, second] = [at % 24, at % 60, (at * 7) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  const address = `203.0.${at % 256}.${(at * 13) % 256}`;
  const path = `/guides/page-${(at * 7_919) % PAGES}`;
  const pick = <Value>(from: readonly Value[]) => from[at % from.length];
  return (
    `${address} - - [${String((at % 28) + 1).padStart(2, "0")}/Nov/2026:${hour}:${minute}:${second} +0000] ` +
    `"GET ${path} HTTP/1.1" ${pick(STATUSES)} ${(at % 90_000) + 500} "${pick(REFERRERS)}" "${pick(AGENTS)}"\n`
  );
}
