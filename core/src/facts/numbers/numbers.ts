/** Sentences with measured, counted or priced values, and whether a source is named for them. */
import { isQuestion } from "../../language/is-question.ts";
import type { Link, PageModel } from "../../page/page-model.ts";
import type { Sentence, Text } from "../text/text.ts";
import { INTERFACE } from "./counted-nouns.ts";
import { withoutLabels } from "./labels.ts";
import { quantitiesIn } from "./quantities.ts";
import { hasFootnote, isAttributed } from "./sources.ts";

export type NumberSentence = {
  sentence: Sentence;
  values: readonly string[];
  source: "link" | "attribution" | "footnote" | null;
};

export function figuresIn(text: string): string[] {
  return /\d/.test(text) ? quantitiesIn(withoutLabels(text, [])) : [];
}

/** "$499" or "80 Reviews" alone is a tile of a shop, not a statement; "Weight: 372 g" is one. */
const MIN_WORDS = 2;
const LABELLED = /^\p{L}[^:]{1,60}[:–—|]\s*\S/u;
/** "Showing 296 results in shoes": a line this short about the page's own interface. */
const MAX_INTERFACE_WORDS = 6;

export function readNumbers(
  page: PageModel,
  text: Text,
  figures: (text: string) => readonly string[] = figuresIn,
): NumberSentence[] {
  const linked = externalLinksByBlock(page);
  const code = Map.groupBy(page.codeSpans, (span) => span.block);
  const found: NumberSentence[] = [];
  for (const [at, sentence] of text.sentences.entries()) {
    // Questions don't state a fact.
    if (!/\d/.test(sentence.text) || isQuestion(sentence.text) || isFragment(sentence)) continue;
    const inCode = code.get(sentence.block)?.map((span) => span.text);
    const values = inCode ? quantitiesIn(withoutLabels(sentence.text, inCode)) : figures(sentence.text);
    if (values.length === 0) continue;
    const links = linked.get(sentence.block) ?? [];
    found.push({ sentence, values, source: sourceOf(sentence, links, neighboursOf(text.sentences, at)) });
  }
  return found;
}

function neighboursOf(sentences: readonly Sentence[], at: number): Sentence[] {
  const block = sentences[at]?.block;
  return sentences
    .slice(Math.max(0, at - 1), at + 2)
    .filter((one) => one !== sentences[at] && one.block === block);
}

function isFragment({ text, words }: Sentence): boolean {
  const letters = words.filter((word) => !/^\d/.test(word));
  if (letters.length <= MAX_INTERFACE_WORDS && letters.some((word) => INTERFACE.has(word.toLowerCase())))
    return true;
  return letters.length < MIN_WORDS && !(letters.length > 0 && LABELLED.test(text));
}

/** A source in the sentence itself, or right before or after it in the same block. */
export function sourceOf(
  sentence: Sentence,
  links: readonly Link[],
  neighbours: readonly Sentence[] = [],
): NumberSentence["source"] {
  for (const { text } of [sentence, ...neighbours]) {
    if (links.some((link) => link.text.length > 1 && text.includes(link.text))) return "link";
    if (isAttributed(text)) return "attribution";
    if (hasFootnote(text)) return "footnote";
  }
  return null;
}

/** A block with more links than this is a list of links; each is searched for in each sentence. */
const MAX_LINKS = 300;

export function externalLinksByBlock(page: PageModel): Map<number, Link[]> {
  const byBlock = new Map<number, Link[]>();
  for (const link of page.links) {
    if (link.block === null || link.kind !== "external") continue;
    const list = byBlock.get(link.block);
    if (list && list.length < MAX_LINKS) list.push(link);
    else if (!list) byBlock.set(link.block, [link]);
  }
  return byBlock;
}
