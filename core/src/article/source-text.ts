/** A page as the writer reads it: each block with its sentences in place and its links, nothing left out yet. */
import { type Sentence, splitSentences } from "../facts/text.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import type { Block, Link, PageModel } from "../page/page-model.ts";

/** `start` and `end` are places in the text of its block. */
export type SourceSentence = Sentence & { start: number; end: number };
export type SourceBlock = { block: Block; sentences: SourceSentence[]; links: Link[] };

/** A block with more links than this is a list of links. */
const MOST_LINKS = 200;

export function readSource(page: PageModel): SourceBlock[] {
  const links = linksByBlock(page);
  let wordsBefore = 0;
  return page.blocks.map((block) => {
    const sentences = isProse(block) ? sentencesOf(block, wordsBefore) : [];
    if (block.kind !== "heading") wordsBefore += sentences.reduce((sum, one) => sum + one.words.length, 0);
    return { block, sentences, links: links.get(block.index) ?? [] };
  });
}

type ProseBlock = Extract<Block, { kind: "paragraph" | "list" | "quote" | "heading" }>;

const isProse = (block: Block): block is ProseBlock =>
  block.kind === "paragraph" || block.kind === "list" || block.kind === "quote" || block.kind === "heading";

function sentencesOf(block: ProseBlock, before: number): SourceSentence[] {
  const sentences: SourceSentence[] = [];
  let wordsBefore = before;
  let cursor = 0;
  for (const text of block.text.split("\n").flatMap(sentencesIn)) {
    const start = block.text.indexOf(text, cursor);
    if (start < 0) continue;
    const words = wordsOf(text);
    const end = start + text.length;
    const kind = block.kind === "heading" ? "paragraph" : block.kind;
    const shared = { block: block.index, kind, wordsBefore, opens: sentences.length === 0 } as const;
    sentences.push({ text, words, stems: contentStems(words), start, end, ...shared });
    wordsBefore += words.length;
    cursor = end;
  }
  return sentences;
}

/** A stop after these ends no sentence; a wrong cut would be read as the start of one. */
const TITLE_STOP =
  /(?:^|[\s(“"])(?:Gov|Sen|Rep|Gen|Lt|Col|Sgt|Capt|Cmdr|Adm|Rev|Hon|Pres|Sr|Jr|Det|Supt|U\.S|U\.K|U\.N|D\.C|Ph\.D|a\.k\.a|Mt|Ft|Ave|Blvd|Rd|pp?|vol|ed|est|ca|cf|Messrs|Mme|Mlle)\.$/;

/** "SANTA FE, N.M. (AP) — A cat": where the news comes from is no sentence. */
const AFTER_PLACE = /^(?:\((?:AP|AFP|UPI|CNN|Reuters|Bloomberg)\)|[—–-]{1,2}\s)/;

function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  let cursor = 0;
  let start = 0;
  for (const piece of splitSentences(line)) {
    const at = line.indexOf(piece, cursor);
    if (at < 0) continue;
    const goesOn =
      sentences.length > 0 &&
      (TITLE_STOP.test((sentences.at(-1) ?? "").slice(-12)) || AFTER_PLACE.test(piece));
    if (goesOn) sentences.pop();
    else start = at;
    cursor = at + piece.length;
    sentences.push(line.slice(start, cursor));
  }
  return sentences;
}

/** Only what leads to another page: an address within the page means nothing in the article. */
function linksByBlock(page: PageModel): Map<number, Link[]> {
  const byBlock = new Map<number, Link[]>();
  for (const link of page.links) {
    const leads = link.kind === "external" || link.kind === "internal";
    if (link.block === null || !leads || !/^https?:/i.test(link.href ?? "") || link.text.trim().length < 2)
      continue;
    const list = byBlock.get(link.block) ?? [];
    if (list.length < MOST_LINKS) list.push(link);
    byBlock.set(link.block, list);
  }
  return byBlock;
}
