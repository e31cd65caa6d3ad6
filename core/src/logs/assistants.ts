/**
 * Visits that people made from an assistant: known by the page they came from, or by the mark that ChatGPT adds to links.
 * As of November 2026.
 */
const ASSISTANTS: Record<string, string> = {
  "chatgpt.com": "ChatGPT",
  "chat.openai.com": "ChatGPT",
  "perplexity.ai": "Perplexity",
  "copilot.microsoft.com": "Copilot",
  "copilot.com": "Copilot",
  "gemini.google.com": "Gemini",
  "claude.ai": "Claude",
  "chat.mistral.ai": "Le Chat",
  "chat.deepseek.com": "DeepSeek",
  "meta.ai": "Meta AI",
  "grok.com": "Grok",
  "you.com": "You.com",
  "duck.ai": "Duck.ai",
};

/** What Analytics calls a source: usually a host, but some assistants set a name of their own in the links they show. */
const SOURCE_NAMES: Record<string, string> = {
  chatgpt: "chatgpt.com",
  perplexity: "perplexity.ai",
  copilot: "copilot.microsoft.com",
  gemini: "gemini.google.com",
  claude: "claude.ai",
};

/** The assistant behind a session source of Analytics; null for every other source. */
export function assistantOfSource(source: string): string | null {
  const host = source
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
  return fromHost(Object.hasOwn(SOURCE_NAMES, host) ? (SOURCE_NAMES[host] ?? "") : host);
}

export function assistantOf(referrer: string, path: string): string | null {
  return fromHost(hostOf(referrer)) ?? fromHost(sourceOf(path));
}

const fromHost = (host: string): string | null =>
  host !== "" && Object.hasOwn(ASSISTANTS, host) ? (ASSISTANTS[host] ?? null) : null;

/** Without the cost of parsing: this is asked for every line. */
function hostOf(referrer: string): string {
  const from = referrer.indexOf("://");
  if (from < 0) return "";
  const rest = referrer.slice(from + 3);
  const end = rest.search(/[/?#:]/);
  return (end < 0 ? rest : rest.slice(0, end)).toLowerCase().replace(/^www\./, "");
}

function sourceOf(path: string): string {
  const at = path.indexOf("utm_source=");
  if (at < 0) return "";
  const value = path.slice(at + "utm_source=".length);
  const end = value.indexOf("&");
  return (end < 0 ? value : value.slice(0, end)).toLowerCase();
}

const ASSET =
  /\.(?:css|m?js|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot|mp[34]|webm|wasm|json|xml|txt|webmanifest)$/i;

/** Pictures, styles and scripts of a page aren't visits. */
export const isAsset = (path: string): boolean => ASSET.test(path.split(/[?#]/, 1)[0] ?? "");
