/** Linked titles hold full stops and question marks that don't end the sentence around them. */
import type { Link } from "../../page/page-model.ts";

/** More titles in one block are a list of links, not a sentence. */
const MAX_TITLES = 20;

/** Titles of what a block links to, where one could be taken for the end of a sentence. */
export function titlesByBlock(links: readonly Link[]): Map<number, string[]> {
  const byBlock = new Map<number, string[]>();
  for (const { block, text } of links) {
    if (block === null || !/[.!?]/.test(text)) continue;
    byBlock.set(block, [...(byBlock.get(block) ?? []).slice(-MAX_TITLES), text]);
  }
  return byBlock;
}

/** The text, as long as before, in which no linked title ends a sentence. */
export function withoutEnds(text: string, titles: readonly string[]): string {
  let line = text;
  for (const title of titles) line = line.replace(title, () => title.replace(/[.!?]/g, "_"));
  return line;
}
