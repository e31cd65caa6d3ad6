/** Words meant for a machine behind the reader's back. */
import { english } from "../../language/packs/en.ts";
import { alternatives, anyOf } from "../../language/phrase-pattern.ts";
import type { PageModel } from "../../page/page-model.ts";

const ASSISTANT = alternatives(english.phrases("assistant"));
const STEER = alternatives(english.phrases("steering"));
const ORDERS = anyOf([
  "ignore (?:all |any )?(?:previous|prior|above|other)|as an ai",
  `(?:dear|attention|note to|instructions? (?:for|to)) ${ASSISTANT}`,
  `${ASSISTANT}[^.]{0,40}\\b(?:must|should|always|please) ${STEER}`,
  `always ${STEER} (?:this|our)|system prompt`,
  "you are (?:an? )?(?:helpful )?assistant",
]);
const STEERING = anyOf([STEER, "always", "future (?:reference|conversations?)"]);
const CHAT_HOSTS =
  /(?:^|\.)(?:chatgpt\.com|chat\.openai\.com|claude\.ai|perplexity\.ai|gemini\.google\.com|copilot\.microsoft\.com|grok\.com)$/i;

type ModelText = {
  hiddenOrders: string[];
  /** Links that open an AI assistant with a prompt, and those among them that tell it what to remember or prefer. */
  promptLinks: string[];
  steeringLinks: string[];
};

export function readModelText(page: PageModel): ModelText {
  const hidden = page.machineText.filter((piece) => piece.kind !== "template").map((piece) => piece.text);
  const alts = page.images.map((image) => image.alt ?? "");
  const links = page.links.flatMap(({ href, rawHref }) => {
    const prompt = promptOf(href);
    return prompt === null ? [] : [{ prompt, rawHref }];
  });
  return {
    hiddenOrders: [...hidden, ...alts].map((text) => text.slice(0, 5000)).filter((text) => ORDERS.test(text)),
    promptLinks: links.map(({ rawHref }) => rawHref),
    steeringLinks: links.filter(({ prompt }) => STEERING.test(prompt)).map(({ rawHref }) => rawHref),
  };
}

/** The words a link hands to an AI assistant. Null for all other links. */
function promptOf(href: string | null): string | null {
  const address = href === null ? null : URL.parse(href);
  if (!address || address.search === "" || !CHAT_HOSTS.test(address.hostname)) return null;
  try {
    return decodeURIComponent(address.search.replace(/\+/g, " "));
  } catch {
    return null;
  }
}
