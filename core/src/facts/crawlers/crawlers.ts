/** Who comes by, for which engine, and what for. Refusing a search crawler costs citations; refusing a training one does not. */
import type { RobotsEvidence } from "../../evidence.ts";
import { parseRobots, ruleFinder } from "./robots.ts";

export type Crawler = { bot: string; engine: string; purpose: "search" | "user" | "training" };

export const CRAWLERS: readonly Crawler[] = [
  { bot: "OAI-SearchBot", engine: "ChatGPT", purpose: "search" },
  { bot: "ChatGPT-User", engine: "ChatGPT", purpose: "search" },
  { bot: "PerplexityBot", engine: "Perplexity", purpose: "search" },
  { bot: "Claude-SearchBot", engine: "Claude", purpose: "search" },
  { bot: "Googlebot", engine: "Google", purpose: "search" },
  { bot: "Bingbot", engine: "Bing and Copilot", purpose: "search" },
  { bot: "Perplexity-User", engine: "Perplexity", purpose: "user" },
  { bot: "Claude-User", engine: "Claude", purpose: "user" },
  { bot: "GPTBot", engine: "OpenAI", purpose: "training" },
  { bot: "ClaudeBot", engine: "Anthropic", purpose: "training" },
  { bot: "Google-Extended", engine: "Google", purpose: "training" },
  { bot: "Applebot-Extended", engine: "Apple", purpose: "training" },
  { bot: "CCBot", engine: "Common Crawl", purpose: "training" },
  { bot: "meta-externalagent", engine: "Meta", purpose: "training" },
  { bot: "Bytespider", engine: "ByteDance", purpose: "training" },
];

export type CrawlerAccess = Crawler & { allowed: boolean; rule: string | null };

/** null: robots.txt was not asked for. A robots.txt that fails refuses everyone, as RFC 9309 has it. */
export function readCrawlerAccess(robots: RobotsEvidence | null, url: string): CrawlerAccess[] | null {
  if (robots === null) return null;
  if (robots.kind === "absent") return CRAWLERS.map((crawler) => ({ ...crawler, allowed: true, rule: null }));
  if (robots.kind === "failed")
    return CRAWLERS.map((crawler) => ({ ...crawler, allowed: false, rule: null }));
  const groups = parseRobots(robots.text);
  return CRAWLERS.map((crawler) => {
    const rule = ruleFinder(groups, crawler.bot)(url);
    return {
      ...crawler,
      allowed: rule?.allow ?? true,
      rule: rule && `${rule.allow ? "Allow" : "Disallow"}: ${rule.path}`,
    };
  });
}
