/** What keeps a machine from reading or quoting a page that answers. */

import { phrasesOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import { countWords } from "../../language/words.ts";
import type { PageModel } from "../../page/page-model.ts";
import type { Text } from "../text/text.ts";

/** Fewer words than this aren't a main text. */
export const SHORTEST_TEXT = 30;

const JOIN = alternatives(english.phrases("join"));
const WALL = new RegExp(
  `\\b(?:${[
    `${JOIN}[^.!?\\n]{0,40}(?:to ${alternatives(english.phrases("wallVerb"))}|for full access)`,
    "(?:this|the) (?:content|article|story) is (?:only )?(?:available |reserved )?(?:for|to) (?:subscribers|members)",
    alternatives(phrasesOfAll("wall")),
  ].join("|")})(?!\\p{L})`,
  "iu",
);
/** From this length on, "sign in to read" is an invitation beside the text, not where it stops. */
export const MAX_WORDS_BEFORE_WALL = 220;
/** A wall says one or two sentences; longer parts of the page are menus and footers. */
const MAX_WALL_WORDS = 60;
const LAST_BLOCKS = 2;

/** The words of the wall at which the text stops, or null. */
export function accessWall(page: PageModel, text: Text): string | null {
  if (text.words >= MAX_WORDS_BEFORE_WALL) return null;
  return WALL.exec(endOf(page))?.[0].replace(/\s+/g, " ") ?? null;
}

/** The end of the main text and the short part that follows it. Words elsewhere, as in a menu, stop no reader. */
function endOf({ blocks, boilerplate }: PageModel): string {
  const last = blocks.slice(-LAST_BLOCKS);
  const end = last.at(-1)?.place.end ?? 0;
  const next = boilerplate
    .filter((piece) => piece.place.start >= end)
    .toSorted((one, other) => one.place.start - other.place.start)[0];
  const notice = next && countWords(next.text) <= MAX_WALL_WORDS ? [next.text] : [];
  return [...last.map((block) => block.text), ...notice].join("\n");
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
