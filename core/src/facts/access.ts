/** What keeps a machine from reading or quoting a page that answers. */
import type { PageModel } from "../page/page-model.ts";
import type { Text } from "./text.ts";

/** Fewer words than this are no main text. */
export const SHORTEST_TEXT = 30;

const WALL =
  /\b(?:(?:subscribe|register|sign in|log ?in|sign up|become a (?:member|subscriber))[^.!?\n]{0,40}(?:to (?:continue|keep|read|view|unlock|access)|for full access)|(?:this|the) (?:content|article|story) is (?:only )?(?:available |reserved )?(?:for|to) (?:subscribers|members)|already a subscriber\?|jetzt (?:weiterlesen|abonnieren)[^.!?\n]{0,30}|réservé aux abonnés|pour lire la suite|solo para suscriptores|verify (?:that )?you are (?:a )?human|enable javascript and cookies to continue|checking your browser)\b/i;
/** A long text with such a line is an invitation; a short one is what the wall let through. */
const SHORT = 220;

/** The words of the wall, or null. */
export function accessWall(page: PageModel, text: Text): string | null {
  if (text.words >= SHORT) return null;
  const places = [
    page.text,
    ...page.boilerplate
      .filter((piece) => piece.kind === "form" || piece.kind === "other")
      .map((piece) => piece.text),
  ];
  for (const place of places) {
    const match = WALL.exec(place);
    if (match) return match[0].replace(/\s+/g, " ");
  }
  return null;
}

const BANS = /^(?:noindex|none|nosnippet|max-snippet:\s*0)$/;
/** Directives to other names bind only crawlers that are not ours to ask. */
const LISTENERS = new Set(["robots", "googlebot", "bingbot", "oai-searchbot", "perplexitybot"]);

/** Each ban as it is written, with its place. */
export function snippetBans(page: PageModel, headers: Record<string, string>): string[] {
  const found: string[] = [];
  for (const [name, directives] of Object.entries(page.robots)) {
    if (!LISTENERS.has(name)) continue;
    for (const directive of directives) if (BANS.test(directive)) found.push(`${directive} (meta ${name})`);
  }
  return [...found, ...headerBans(headers["x-robots-tag"] ?? "")];
}

function headerBans(header: string): string[] {
  const found: string[] = [];
  let listener = "robots";
  for (const part of header.toLowerCase().split(",")) {
    const named = /^\s*([a-z-]+)\s*:\s*(?!-?\d)(.*)$/.exec(part);
    if (named?.[1] && !/^(?:max-|unavailable)/.test(named[1])) listener = named[1];
    const directive = (
      named && !/^(?:max-|unavailable)/.test(named[1] ?? "") ? (named[2] ?? "") : part
    ).trim();
    if (LISTENERS.has(listener) && BANS.test(directive)) found.push(`${directive} (X-Robots-Tag header)`);
  }
  return found;
}
