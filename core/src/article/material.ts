/** What an article can be made of: the page's sections without furniture, repeats and filler, in the author's order. */
import type { Subject } from "../audits/audit.ts";
import { splitSentences } from "../facts/text.ts";
import { countWords } from "../facts/words.ts";
import type { Block, HeadingBlock, ListBlock, TableBlock } from "../page/page-model.ts";
import { BULLET } from "./bullet.ts";
import { continuesFiller, isAside, isFiller } from "./filler.ts";
import { isAwaySection, isCall, isChant, isFurniture, isOrder } from "./furniture.ts";
import { type Labels, labelsFor } from "./labels.ts";
import { withHeadings } from "./set-apart.ts";
import { readSource, type SourceBlock, type SourceSentence } from "./source-text.ts";
import { leans } from "./standing.ts";

export type MaterialSection = { heading: HeadingBlock | null; blocks: SourceBlock[] };

export type Material = Pick<Subject, "page" | "facts"> & {
  title: string;
  /** Of the labels and of the rules that only hold in one. */
  language: string;
  labels: Labels;
  sections: MaterialSection[];
  /** Of everything kept, in order. */
  sentences: SourceSentence[];
  words: number;
};

/** `null`: there is nothing to write from. */
export function readMaterial({ page, facts }: Pick<Subject, "page" | "facts">): Material | null {
  const { declared, isEnglish } = facts.language();
  const language = isEnglish ? "en" : (declared ?? "other");
  const title = titleOf(page) ?? facts.query().text;
  const source = withHeadings(readSource(page)).filter(({ block }) => !isTitle(block, page.title));
  const sections = keptSections(source, title, language);
  const sentences = sections.flatMap(({ blocks }) => blocks.flatMap((one) => one.sentences));
  const tables = sections.flatMap(({ blocks }) => blocks.filter(({ block }) => block.kind === "table"));
  if (sentences.length === 0 && tables.length === 0) return null;
  return {
    page,
    facts,
    title: title.trim() || (sentences[0]?.text.slice(0, 80) ?? page.url),
    language,
    labels: labelsFor(language),
    sections,
    sentences,
    words: sentences.reduce((sum, one) => sum + one.words.length, 0),
  };
}

const LONGEST_TITLE = 120;

/** Some pages set a whole paragraph as their main heading; the name of the window is shorter then. */
function titleOf({ title, titleTag }: Subject["page"]): string | null {
  if (title === null || title.length <= LONGEST_TITLE) return title;
  const named = titleTag?.value.split(/\s+[|–—-]\s+/)[0]?.trim() ?? "";
  const [first = title] = splitSentences(title);
  return named !== "" && named.length <= LONGEST_TITLE ? named : first;
}

const isTitle = ({ kind, text }: Block, title: string | null): boolean =>
  kind === "heading" && title !== null && sameWords(text) === sameWords(title);

const sameWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function keptSections(source: readonly SourceBlock[], title: string, language: string): MaterialSection[] {
  const sections: MaterialSection[] = [{ heading: null, blocks: [] }];
  const seen = new Set<string>();
  let awayFrom = 0;
  for (const [at, one] of source.entries()) {
    const { block } = one;
    if (block.kind === "heading" && !isSentence(block)) {
      if (awayFrom > 0 && block.level > awayFrom) continue;
      awayFrom = isAwaySection(block.text) ? block.level : 0;
      if (awayFrom === 0 && isSectionHeading(block, title)) sections.push({ heading: block, blocks: [] });
      continue;
    }
    if (awayFrom > 0) continue;
    const kept = keptBlock(one, source[at + 1]?.block, seen, language);
    if (kept) sections.at(-1)?.blocks.push(kept);
  }
  return sections.filter((section, at) => section.blocks.length > 0 || holdsSections(sections, at));
}

const isSectionHeading = ({ text }: HeadingBlock, title: string): boolean =>
  /\p{L}/u.test(text) && sameWords(text) !== sameWords(title) && !BYLINE.test(text.trim());

const BYLINE = /^(?:by|von|par|por) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,4}$/u;

const LONGEST_HEADING = 110;

/** A sentence set in a heading's type is a sentence: a page's second line often is. */
const isSentence = ({ text }: HeadingBlock): boolean =>
  text.length > LONGEST_HEADING || (/[.!]["”’]?$/.test(text) && text.split(" ").length > 8);

/** A heading without text of its own stays where deeper ones with text follow. */
function holdsSections(sections: readonly MaterialSection[], at: number): boolean {
  const level = sections[at]?.heading?.level;
  const next = sections[at + 1];
  return level !== undefined && (next?.heading?.level ?? 0) > level && (next?.blocks.length ?? 0) > 0;
}

function keptBlock(
  one: SourceBlock,
  next: Block | undefined,
  seen: Set<string>,
  language: string,
): SourceBlock | null {
  const { block, links } = one;
  if (isStrayLabel(block, next)) return null;
  const linked = links.reduce((sum, link) => sum + link.text.replace(/\s/g, "").length, 0);
  if (isFurniture(block, linked)) return null;
  const key = `${block.kind === "quote" ? "paragraph" : block.kind} ${sameWords(block.text)}`;
  if (seen.has(key)) return null;
  seen.add(key);
  if (block.kind === "table") return isReadable(block) ? one : null;
  if (block.kind === "heading" && seen.has(`sentence ${sameWords(block.text)}`)) return null;
  if (block.kind === "list") return keptList(one, block);
  if (block.kind !== "paragraph" && block.kind !== "heading") return one;
  const sentences: SourceSentence[] = [];
  for (const [at, sentence] of one.sentences.entries()) {
    const before = one.sentences[at - 1];
    const goesAlong = before && isFiller(before.text) && continuesFiller(sentence.text);
    if (!goesAlong && !isIdle(sentence, one.sentences[at + 1], seen, language)) sentences.push(sentence);
  }
  if (sentences.length === 0 && one.sentences.length > 0) return null;
  return { ...one, sentences };
}

/** Items that only lead away go; the others keep their places. */
function keptList(one: SourceBlock, block: ListBlock): SourceBlock | null {
  const away = block.items.filter(({ text }) => isCall(text) || isAside(text.trim()));
  if (away.length === 0) return one;
  const items = block.items.filter((item) => !away.includes(item));
  const isGone = (text: string) => away.some((item) => item.text.includes(text));
  return items.length === 0
    ? null
    : { ...one, block: { ...block, items }, sentences: one.sentences.filter(({ text }) => !isGone(text)) };
}

/** A word or two without a stop is a label: of what follows, or of nothing. */
const isStrayLabel = ({ kind, text }: Block, next: Block | undefined): boolean =>
  kind === "paragraph" &&
  countWords(text) <= 3 &&
  !BULLET.test(text) &&
  (/^\p{Ll}/u.test(text) || !/[.!?:…]["”’)]*$|\d/.test(text)) &&
  next?.kind !== "list" &&
  next?.kind !== "table";

/** Filler, a chant, an order to a model, or said before; never one that the next sentence leans on. */
function isIdle(
  sentence: SourceSentence,
  next: SourceSentence | undefined,
  seen: Set<string>,
  language: string,
): boolean {
  if (isOrder(sentence.text)) return true;
  const key = `sentence ${sameWords(sentence.text)}`;
  const isRepeat = sentence.words.length >= 8 && seen.has(key);
  seen.add(key);
  if (isAside(sentence.text)) return true;
  if (next && leans(next.text, language) && !continuesFiller(next.text)) return false;
  return isRepeat || isFiller(sentence.text) || isChant(sentence.stems);
}

const LONGEST_CELL = 600;

const isReadable = ({ header, rows }: TableBlock): boolean => {
  const columns = Math.max(header.length, ...rows.slice(0, 200).map((row) => row.length));
  return columns >= 2 && rows.length > 0 && rows.flat().every((cell) => cell.length <= LONGEST_CELL);
};
