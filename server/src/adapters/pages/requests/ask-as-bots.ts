import type { BotAnswer } from "@citeworthy/core/evidence";
import { orElse } from "../guard/failure.ts";
import { type Visitor, visit, within } from "./visit.ts";

const crawler = (name: string) => `Mozilla/5.0 (compatible; ${name})`;

/**
 * Crawlers that fetch for answer engines. Google-Extended is a word in robots.txt and fetches nothing; Googlebot is
 * left out because many sites verify its address and refuse everyone else under its name.
 */
const BOTS: { bot: string; userAgent: string }[] = [
  { bot: "OAI-SearchBot", userAgent: crawler("OAI-SearchBot/1.0; +https://openai.com/searchbot") },
  { bot: "ChatGPT-User", userAgent: crawler("ChatGPT-User/1.0; +https://openai.com/bot") },
  { bot: "GPTBot", userAgent: crawler("GPTBot/1.1; +https://openai.com/gptbot") },
  { bot: "PerplexityBot", userAgent: crawler("PerplexityBot/1.0; +https://perplexity.ai/perplexitybot") },
  { bot: "Claude-SearchBot", userAgent: crawler("Claude-SearchBot/1.0; +https://www.anthropic.com") },
  { bot: "ClaudeBot", userAgent: crawler("ClaudeBot/1.0; +claudebot@anthropic.com") },
  { bot: "Bingbot", userAgent: crawler("bingbot/2.0; +http://www.bing.com/bingbot.htm") },
];

/** One after the other, headers only. A site may still know the true bots by their addresses and answer them. */
export async function askAsBots(
  visitor: Visitor,
  pageUrl: string,
  caller?: AbortSignal,
): Promise<BotAnswer[]> {
  const patience = within(visitor.limits.totalMs, caller);
  const answers: BotAnswer[] = [];
  for (const { bot, userAgent } of BOTS) {
    const options = { userAgent, accept: "text/html", signal: within(visitor.limits.botMs, patience) };
    const answered = visit(visitor, pageUrl, options, ({ status }): number | null => status);
    answers.push({ bot, status: await orElse(answered, caller, () => null) });
  }
  return answers;
}
