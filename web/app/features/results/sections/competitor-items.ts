/** Which references belong to which engine, and where each of them comes from. */
import { cleanRecommendation } from "@citeworthy/core/advice/clean";
import { extractLink } from "@citeworthy/core/advice/extract-link";
import type { Enhancement } from "@citeworthy/core/contract";

export type Engine = "perplexity" | "chatgpt";
export const ENGINE: Record<Engine, string> = { perplexity: "Perplexity", chatgpt: "ChatGPT" };

/** Items without an engine are assigned by their place. */
const PERPLEXITY_ITEMS = 3;
const CHATGPT_ITEMS = 2;

export function itemsOf(items: Enhancement[], engine: Engine): Enhancement[] {
  const named = items.filter((item) => "link" in item && item.engine !== undefined);
  if (named.length > 0) return named.filter((item) => "link" in item && item.engine === engine);
  return engine === "perplexity"
    ? items.slice(0, PERPLEXITY_ITEMS)
    : items.slice(PERPLEXITY_ITEMS, PERPLEXITY_ITEMS + CHATGPT_ITEMS);
}

/** `engine`: it cited the page. `user`: a competing page the user named. `page`: a link on the page itself. */
export type Reference = { link: string | null; text: string; source: "engine" | "user" | "page" };

/** Results from before `role` was stored say in words that the page links to the reference. */
const LINKED = /^The page itself sends readers to\b/;

export function referenceOf(item: Enhancement): Reference {
  if ("content" in item) return { ...extractLink(cleanRecommendation(item.content)), source: "engine" };
  // A source's second line is advice, on a page that nothing was compared with.
  const isLink = item.role === "source";
  const text = cleanRecommendation(isLink ? (item.reason.split("\n")[0] ?? "") : item.reason);
  if (item.engine !== undefined || item.provenance !== "estimated")
    return { link: item.link, text, source: "engine" };
  const isSource = item.role ? item.role === "source" : LINKED.test(text);
  return { link: item.link, text, source: isSource ? "page" : "user" };
}
