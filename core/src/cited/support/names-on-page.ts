/** Where a page has the names of a claim: in the passage, elsewhere, or nowhere. */
import type { SourcePage, SourcePageLine } from "./source-page.ts";

export type NamePlace = "here" | "topic" | "elsewhere" | "nowhere";

export const isSiteName = (name: string, { siteLabel }: SourcePage): boolean =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") === siteLabel;

/** A name may be shortened to one of its words, never to a part of a word. */
export function placeOfName(name: string, { line }: { line: SourcePageLine }, page: SourcePage): NamePlace {
  const stems = [...new Set(page.stemsOf(name))];
  if (stems.length === 0) return "here";
  if (isSiteName(name, page)) return "topic";
  const isIn = (held: ReadonlySet<string>) => stems.every((stem) => held.has(stem));
  if (stems.every((stem) => line.stems.has(stem) || line.around.has(stem))) return "here";
  if (stems.every((stem) => line.stems.has(stem) || line.around.has(stem) || page.topic.has(stem)))
    return isIn(page.topic) ? "topic" : "here";
  return page.lines.some((one) => isIn(one.stems)) ? "elsewhere" : "nowhere";
}
