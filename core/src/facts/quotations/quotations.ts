/** The quotations of the page, and whether it names the speakers. */
import { isQuestion } from "../../language/is-question.ts";
import { phrasesOfAll } from "../../language/packs/all.ts";
import { openingPattern } from "../../language/phrase-pattern.ts";
import { countWords } from "../../language/words.ts";
import type { Block, Link } from "../../page/page-model.ts";
import { titlesByBlock, withoutEnds } from "./linked-titles.ts";
import { lastNamed, type SpeakerContext, speakerOf } from "./quoted-speaker.ts";
import {
  endsQuoted,
  isOwnWords,
  piecesIn,
  type QuotedPiece,
  SPEAKER_REACH_CHARS,
  STARTS_QUOTED,
} from "./quoted-text.ts";
import { namedUnder, signedBy } from "./speakers.ts";

/** `speaker`: the name beside it; null where none is named, or where it is the page's author. */
export type Quotation = { text: string; speaker: string | null };

/** Shorter pieces between marks are terms and titles; with a speaker beside them a few words are enough. */
const MIN_WORDS = 8;
const MIN_SPOKEN_WORDS = 5;
const MAX_WORDS = 80;

export function readQuotations(
  blocks: readonly Block[],
  links: readonly Link[] = [],
  authors: readonly string[] = [],
): Quotation[] {
  const titles = titlesByBlock(links);
  const found = new Map<string, Quotation>();
  const namedBefore = lastNamed(blocks);
  const context: SpeakerContext = { last: null, named: () => null, open: false };
  for (const [at, block] of blocks.entries()) {
    context.named = () => namedBefore(at);
    for (const one of quotationsIn(block, blocks[at + 1], titles.get(block.index) ?? [], context)) {
      if (found.has(one.text)) continue;
      found.set(one.text, isAuthor(one.speaker, authors) ? { ...one, speaker: null } : one);
    }
  }
  return [...found.values()];
}

function quotationsIn(
  block: Block,
  next: Block | undefined,
  titles: readonly string[],
  context: SpeakerContext,
): Quotation[] {
  if (block.kind === "quote" && !STARTS_QUOTED.test(block.text)) return quoteBlock(block, next);
  if (block.kind !== "paragraph" && block.kind !== "list" && block.kind !== "quote") return [];
  const found: Quotation[] = [];
  /** The speaker of the piece before, while only a few words separate it from this one. */
  let previous = context.open && STARTS_QUOTED.test(block.text) ? context.last : null;
  for (const piece of piecesIn(block.text, withoutEnds(block.text, titles))) {
    const speaker = speakerOf(piece, previous, context) ?? (piece.fillsBlock ? under(next) : null);
    const isKept = isStatement(piece, speaker);
    // French puts spaces inside its quotation marks.
    if (isKept && isLong(piece.text, speaker)) found.push({ text: piece.text.trim(), speaker });
    context.last = speaker ?? context.last;
    previous = speaker;
  }
  context.open = endsQuoted(block.text);
  return found;
}

function under(next: Block | undefined): string | null {
  if (next?.kind !== "paragraph" && next?.kind !== "heading") return null;
  return namedUnder(next.text.slice(0, SPEAKER_REACH_CHARS));
}

const IS_NOTE = openingPattern(phrasesOfAll("noteOpener"));

/** A note or a callout that is only set like a quotation is left out. */
function quoteBlock(block: Block, next: Block | undefined): Quotation[] {
  const speaker = signedBy(block.text) ?? under(next);
  const text = block.text.split("\n")[0] ?? "";
  if (speaker === null && (IS_NOTE.test(text) || countWords(text) < MIN_WORDS)) return [];
  return [{ text, speaker }];
}

/** A few words beside a name can be the title of a work; a longer piece is what the person said. */
function isStatement({ text, sign }: QuotedPiece, speaker: string | null): boolean {
  if (speaker !== null && (isQuestion(text) || countWords(text) >= MIN_WORDS)) return true;
  return !isOwnWords(text, sign);
}

function isLong(text: string, speaker: string | null): boolean {
  const words = countWords(text);
  return words >= (speaker ? MIN_SPOKEN_WORDS : MIN_WORDS) && words <= MAX_WORDS;
}

function isAuthor(speaker: string | null, authors: readonly string[]): boolean {
  if (speaker === null) return false;
  const last = speaker.split(/[\s,]+/).filter((word) => /^\p{Lu}/u.test(word));
  return authors.some((author) => last.length > 0 && last.every((word) => author.includes(word)));
}
