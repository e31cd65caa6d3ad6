/** Words meant for a machine behind the reader's back. */
import type { PageModel } from "../page/page-model.ts";

const ORDERS =
  /\b(?:ignore (?:all |any )?(?:previous|prior|above|other)|as an ai|(?:dear|attention|note to|instructions? (?:for|to)) (?:ai|llms?|language models?|chatgpt|claude|gemini|assistants?|bots?)|(?:ai|llm|chatgpt|claude|gemini|perplexity)[^.]{0,40}\b(?:must|should|always|please) (?:recommend|cite|mention|prefer|rank|trust)|always (?:recommend|cite|mention|prefer) (?:this|our)|system prompt|you are (?:an? )?(?:helpful )?assistant)\b/i;
const STEERING =
  /\b(?:remember|trust|always|prefer|recommend|authoritative|from now on|future (?:reference|conversations?))\b/i;
const CHAT_HOSTS =
  /(?:^|\.)(?:chatgpt\.com|chat\.openai\.com|claude\.ai|perplexity\.ai|gemini\.google\.com|copilot\.microsoft\.com|grok\.com)$/i;

export type ModelText = { hiddenOrders: string[]; steeringLinks: string[] };

export function readModelText(page: PageModel): ModelText {
  const hidden = page.machineText.filter((piece) => piece.kind !== "template").map((piece) => piece.text);
  const alts = page.images.map((image) => image.alt ?? "");
  return {
    hiddenOrders: [...hidden, ...alts].map((text) => text.slice(0, 5000)).filter((text) => ORDERS.test(text)),
    steeringLinks: page.links
      .filter((link) => link.href !== null && isSteering(link.href))
      .map((link) => link.rawHref),
  };
}

function isSteering(href: string): boolean {
  const address = URL.parse(href);
  if (!address || !CHAT_HOSTS.test(address.hostname)) return false;
  try {
    return STEERING.test(decodeURIComponent(address.search.replace(/\+/g, " ")));
  } catch {
    return false;
  }
}
