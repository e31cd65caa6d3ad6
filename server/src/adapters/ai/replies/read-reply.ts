/** A vendor's body to what the port promises: the text and its sources, each once, the cited ones first. */
import { hostOf } from "@citeworthy/core/page/site-of";
import { cleanAddress, isSearchPage, pageKey } from "@citeworthy/core/visibility/answers/cited-address";
import type { EngineId } from "@citeworthy/core/visibility/engines";
import type { KeptReply } from "../../../ports/ai/ai-memory.ts";
import type { Citation, EngineAnswer } from "../../../ports/ai/answer-engine.ts";
import { reportedUsage } from "../reported-usage.ts";
import { readAnthropic } from "./anthropic.ts";
import { readCompatible } from "./compatible.ts";
import { readGemini } from "./gemini.ts";
import { readOpenAi } from "./openai.ts";
import { readPerplexity } from "./perplexity.ts";
import type { Reader, ReplyReading, Source } from "./reading.ts";

const READERS: Record<EngineId, Reader> = {
  openai: readOpenAi,
  perplexity: readPerplexity,
  gemini: readGemini,
  anthropic: readAnthropic,
  compatible: readCompatible,
};

/** Throws where the body is not of the vendor's form. */
export function readBody(engine: EngineId, body: unknown): ReplyReading {
  const reading = READERS[engine](body);
  return { ...reading, usage: reportedUsage(reading.usage) };
}

/** A stored reply, read by today's reader. */
export function readAgain({
  engine,
  body,
  links,
}: KeptReply): Pick<EngineAnswer, "text" | "citations" | "searched" | "searches" | "listsRetrieved"> {
  const reading = readBody(engine, body);
  const { text, searched, searches, listsRetrieved } = reading;
  return { text, searched, searches, listsRetrieved, citations: citationsOf(reading, links) };
}

/** Google's redirects: the path is the mark, since a proxy may give another host. */
const REDIRECT = /^https?:\/\/[^/]+\/grounding-api-redirect\//;
const HOST_NAME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

export const isRedirect = (url: string): boolean => REDIRECT.test(url);

export const redirectsOf = ({ cited, retrieved }: ReplyReading): string[] => [
  ...new Set([...cited, ...retrieved].map(({ url }) => url).filter(isRedirect)),
];

/** `links`: where redirects led. One that is not known keeps the host that its title names. */
export function citationsOf({ cited, retrieved }: ReplyReading, links: Record<string, string>): Citation[] {
  const found = new Map<string, Citation>();
  const ranks = ranksOf(retrieved, links);
  for (const [sources, isCited] of [
    [cited, true],
    [retrieved, false],
  ] as const)
    for (const source of sources) {
      const place = placeOf(source, links);
      if (place === null) continue;
      const key = pageKey(place.url) ?? place.url;
      const known = found.get(key);
      if (known) merge(known, source, isCited);
      else
        found.set(key, {
          ...place,
          title: source.title,
          snippet: source.snippet,
          position: found.size + 1,
          rank: ranks.get(key) ?? null,
          cited: isCited,
          spans: isCited ? [...source.spans] : [],
        });
    }
  return [...found.values()];
}

/** Each page's place in the engine's own list of what it read. */
function ranksOf(retrieved: readonly Source[], links: Record<string, string>): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const source of retrieved) {
    const place = placeOf(source, links);
    const key = place && (pageKey(place.url) ?? place.url);
    if (key !== null && !ranks.has(key)) ranks.set(key, ranks.size + 1);
  }
  return ranks;
}

function placeOf({ url, title }: Source, links: Record<string, string>) {
  const clean = cleanAddress(links[url] ?? url);
  // Engines now and then give words where an address should be, or their own search page: there is no site to count.
  if (clean === null || isSearchPage(clean)) return null;
  if (!isRedirect(url)) return { url: clean, via: null, host: hostOf(clean) };
  if (links[url]) return { url: clean, via: url, host: hostOf(clean) };
  const named = title?.trim().toLowerCase() ?? "";
  return { url, via: url, host: HOST_NAME.test(named) ? named.replace(/^www\./, "") : "" };
}

function merge(known: Citation, source: Source, isCited: boolean): void {
  known.title ??= source.title;
  known.snippet ??= source.snippet;
  if (isCited) known.spans.push(...source.spans);
}
