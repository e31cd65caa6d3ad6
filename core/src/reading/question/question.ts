/** The question a page answers, in the words of its title, main heading or address, without what nobody would ask. */
import { slugWords } from "../../facts/text/slug-words.ts";
import { lowerWords } from "../../language/words.ts";
import type { Material } from "../material.ts";
import type { QuestionWord } from "./question-words.ts";
import { withoutSiteName } from "./site-name.ts";
import { saysNothing } from "./topic-words.ts";
import { trimmed } from "./trim-question.ts";

export type Question = {
  text: string;
  /** Stems with the chance that they belong to the question, for weighing matches. */
  words: ReadonlyMap<string, number>;
  /** Stems that follow each other in it. */
  pairs: ReadonlySet<string>;
  /** How much of a typical question these words are expected to be, 0 to 1. */
  sure: number;
};

/** What separates the site's name, a subtitle or a slogan from the title proper. */
const SEPARATOR = /\s+[|·•»–—-]\s+|\s*[|»]\s*|:\s+|\s+::\s+|(?<=[?!])\s+/u;
const MAX_PARTS = 6;
/** An address may end in an id, a heading in a mark that links to it. */
const IS_ID = /^(?=\D*\d)(?=[^a-z]*[a-z])[a-z\d]{6,}$/i;
/** With fewer words no title says what a page answers. */
const MIN_TITLE_WORDS = 3;
const PILCROW = /[¶#]+\s*$/;

export function readQuestion(material: Material, words: readonly QuestionWord[]): Question {
  const chances = new Map(words.map((one) => [one.stem, one.chance]));
  const expected = words.reduce((sum, one) => sum + one.chance, 0);
  const fit = (text: string) => expectedFit(material.lexicon.stemsOfText(text), chances, expected);
  const found = candidates(material);
  // A title that asks is the question, however its words fit.
  const asking = found.filter((text) => asksInFull(text, material));
  let best = { text: "", fit: -1 };
  for (const text of asking.length > 0 ? asking : found) {
    const score = fit(text);
    if (score > best.fit + 1e-9) best = { text, fit: score };
  }
  const text = trimmed(best.text, fit, material);
  return {
    text: text || hostOf(material),
    words: chances,
    pairs: pairsOf(text, material),
    sure: Math.max(0, fit(text)),
  };
}

const MIN_ASKING_WORDS = 3;
/** "Do I need travel insurance?", but not "Have an idea?", which only opens a title. */
function asksInFull(text: string, { lexicon: { pack } }: Material): boolean {
  const [first = "", ...rest] = lowerWords(text);
  // "Which is right for you?" and "Why not?" need the rest of the title.
  if (/^(?:which (?:one )?(?:is|should)|is it|why (?:or|not))\b/i.test(text)) return false;
  if (!text.endsWith("?") || rest.length < MIN_ASKING_WORDS - 1 || SEPARATOR.test(text)) return false;
  return (
    pack?.words("interrogative").has(first) === true ||
    (pack?.words("asks.yesNo").has(first) === true && first !== "have")
  );
}

/** The F1 that these words would have, were each word of the question there with its chance. */
function expectedFit(
  stems: readonly string[],
  chances: ReadonlyMap<string, number>,
  expected: number,
): number {
  const distinct = new Set(stems);
  let hits = 0;
  for (const stem of distinct) hits += chances.get(stem) ?? 0;
  const size = distinct.size + expected;
  return size === 0 ? 0 : (2 * hits) / size;
}

/**
 * The title and its runs of parts, and the main heading. The words of the address only where they are a part of these, or
 * where these say next to nothing.
 */
function candidates({ page }: Material): string[] {
  const main = page.headings.find((one) => one.level === 1)?.text;
  const texts = [page.title, main, page.titleTag?.value, page.structuredData.openGraph["og:title"]?.[0]];
  const runs = texts.flatMap((text) => (text ? runsOf(withoutSiteName(text, page)) : []));
  const telling = runs.filter((text) => !saysNothing(text));
  const found = telling.length > 0 ? telling : runs;
  const slug = slugWords(page.url)
    .split(" ")
    .filter((word) => !IS_ID.test(word))
    .join(" ")
    .replace(/^(?:\d+ )+/, "");
  const isBare = found.every((text) => lowerWords(text).length < MIN_TITLE_WORDS);
  const addressed = found.flatMap((text) => runOf(slug, text) ?? []);
  return [...new Set([...found, ...addressed, ...(slug && isBare ? [slug] : [])])].map((text) =>
    text.replace(PILCROW, "").trim(),
  );
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The part of a title that has just these words, as the title writes it. */
function runOf(words: string, title: string): string | null {
  const wanted = [...words.toLowerCase().matchAll(WORD)].map(([word]) => word);
  const written = [...title.matchAll(WORD)];
  const from = written.findIndex((_, at) =>
    wanted.every((word, offset) => written[at + offset]?.[0].toLowerCase() === word),
  );
  const [first, last] = [written[from], written[from + wanted.length - 1]];
  if (!first || !last || wanted.length === 0) return null;
  const end = last.index + last[0].length;
  // An address may be cut in the middle of a phrase: "Wine is creating a generation" of connoisseurs.
  return CUT_OFF.test(title.slice(end)) ? null : title.slice(first.index, end);
}

const CUT_OFF = /^\s+(?:of|be|by)\s/i;

function runsOf(text: string): string[] {
  const parts = text
    .split(SEPARATOR)
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, MAX_PARTS);
  const runs = [text];
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 1; to <= parts.length; to++) runs.push(parts.slice(from, to).join(" – "));
  return runs;
}

/** The user's question: every one of its words counts in full. */
export function givenQuestion(text: string, material: Material): Question {
  return {
    text,
    words: new Map(material.lexicon.stemsOfText(text).map((stem) => [stem, 1])),
    pairs: pairsOf(text, material),
    sure: 1,
  };
}

function pairsOf(text: string, { lexicon }: Material): Set<string> {
  const stems = lexicon.stemsOfText(text);
  return new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`));
}

const hostOf = ({ page }: Material) => lowerWords(URL.parse(page.url)?.hostname ?? "").join(" ");
