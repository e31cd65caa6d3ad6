/** The crawlers of AI companies by the name in their user agent, and what they come for. */
export const BOT_PURPOSES = ["search", "user", "training"] as const;
export type BotPurpose = (typeof BOT_PURPOSES)[number];
export type LogBot = { name: string; owner: string; purpose: BotPurpose };

/**
 * `search`: builds the index that answers cite. `user`: fetches a page because a person asked. `training`: collects text for
 * models. Google-Extended and Applebot-Extended are only names in robots.txt and never occur in a log.
 */
export const LOG_BOTS: readonly LogBot[] = [
  { name: "OAI-SearchBot", owner: "OpenAI", purpose: "search" },
  { name: "ChatGPT-User", owner: "OpenAI", purpose: "user" },
  { name: "GPTBot", owner: "OpenAI", purpose: "training" },
  { name: "PerplexityBot", owner: "Perplexity", purpose: "search" },
  { name: "Perplexity-User", owner: "Perplexity", purpose: "user" },
  { name: "Claude-SearchBot", owner: "Anthropic", purpose: "search" },
  { name: "Claude-User", owner: "Anthropic", purpose: "user" },
  { name: "ClaudeBot", owner: "Anthropic", purpose: "training" },
  { name: "Googlebot", owner: "Google", purpose: "search" },
  { name: "Gemini-Deep-Research", owner: "Google", purpose: "user" },
  { name: "Google-NotebookLM", owner: "Google", purpose: "user" },
  { name: "GoogleOther", owner: "Google", purpose: "training" },
  { name: "Google-CloudVertexBot", owner: "Google", purpose: "search" },
  { name: "bingbot", owner: "Microsoft", purpose: "search" },
  { name: "Applebot", owner: "Apple", purpose: "search" },
  { name: "Amazonbot", owner: "Amazon", purpose: "search" },
  { name: "DuckAssistBot", owner: "DuckDuckGo", purpose: "user" },
  { name: "MistralAI-User", owner: "Mistral", purpose: "user" },
  { name: "YouBot", owner: "You.com", purpose: "search" },
  { name: "meta-externalfetcher", owner: "Meta", purpose: "user" },
  { name: "meta-externalagent", owner: "Meta", purpose: "training" },
  { name: "CCBot", owner: "Common Crawl", purpose: "training" },
  { name: "Bytespider", owner: "ByteDance", purpose: "training" },
  { name: "cohere-ai", owner: "Cohere", purpose: "training" },
];

/** Whole names only: `Claude-User` is not `ClaudeBot`, and `NotGPTBot` is nobody. */
const NAMES = new RegExp(`(?<![\\w-])(?:${LOG_BOTS.map(({ name }) => name).join("|")})(?![\\w-])`, "i");
const BY_NAME = new Map(LOG_BOTS.map((bot) => [bot.name.toLowerCase(), bot]));
/** Every name ends in or has one of these: most lines are done after this look. */
const MAY_BE_BOT = /bot|-user|external|spider|cohere|deep-research|notebooklm|googleother/i;

export function botOf(agent: string): LogBot | null {
  if (!MAY_BE_BOT.test(agent)) return null;
  const name = NAMES.exec(agent)?.[0];
  return name === undefined ? null : (BY_NAME.get(name.toLowerCase()) ?? null);
}
