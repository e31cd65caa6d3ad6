/** Words of a page that can show something: its answers, figures, headings, steps, comparisons and claims. */

import { isQuotedWhole } from "../facts/text/quote.ts";
import { isQuestion } from "../language/is-question.ts";
import type { Cue } from "../language/roles.ts";
import { countWords } from "../language/words.ts";
import { isClaim } from "../sentences/claims.ts";
import { isProse } from "../sentences/prose.ts";
import { cuedSentence, hasCue, placesOf, startsWith } from "../sentences/sentence.ts";
import { OPENING_WORDS } from "./answer-place.ts";
import type { Line } from "./lines.ts";
import type { Material } from "./material.ts";
import { compares, definesKeyTerm, isSlogan } from "./proving.ts";
import { type Candidate, mayAnswer } from "./sentences/candidates.ts";

/** `key`: stems of what the page is about. */
export type ProofSource = {
  material: Material;
  candidates: readonly Candidate[];
  key: ReadonlySet<string>;
};

export const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);
export const withCue =
  (cue: Cue) =>
  ({ material }: ProofSource) =>
    texts(material.lines.filter((line) => hasCue(line, cue)));

/** Sentences with most of these cues first; page order on a tie. */
export function strongest(
  { material }: ProofSource,
  cues: readonly Cue[],
  test: (line: Line) => boolean = () => true,
): string[] {
  const weigh = (line: Line) => line.cues.filter(({ cue }) => cues.includes(cue)).length;
  return texts(
    material.lines
      .filter((line) => weigh(line) > 0 && line.kind !== "image" && test(line))
      .toSorted((one, other) => weigh(other) - weigh(one)),
  );
}

/** Shorter lines are dates, bylines and labels. */
const MIN_SENTENCE_WORDS = 5;

export function firstSentence({ material: { lines } }: ProofSource): string[] {
  const first = lines.find(({ words }) => words.length >= MIN_SENTENCE_WORDS) ?? lines[0];
  return first ? texts([first]) : [];
}

/** A sentence with less of the question's words, by their weight, is quoted only where no other is. */
const GOOD_COVER = 0.3;

/** A price label and half of a long sentence answer nothing. */
export function openingProven(source: ProofSource): string[] {
  const whole = source.candidates.filter(({ line }) => isProse(line) && isQuotedWhole(line.text));
  const close = whole.filter(({ features }) => features.fit.cover >= GOOD_COVER);
  const [best] = opening({ ...source, candidates: close });
  return best === undefined ? opening({ ...source, candidates: whole }) : [best];
}
export const opening = ({ candidates }: ProofSource) =>
  texts(
    candidates
      .filter((one) => mayAnswer(one) && one.line.wordsBefore < OPENING_WORDS)
      .toSorted((one, other) => other.verified - one.verified)
      .map(({ line }) => line),
  );
export const answers = ({ candidates }: ProofSource) => bestAnswers(candidates.filter(mayAnswer));
/** A slogan answers nothing. */
export const answersProven = ({ candidates, material }: ProofSource) =>
  bestAnswers(
    candidates.filter(
      (one) => mayAnswer(one) && isQuotedWhole(one.line.text) && !isSlogan(one.line, material),
    ),
  );
const bestAnswers = (candidates: readonly Candidate[]) =>
  texts(candidates.toSorted((one, other) => other.rank - one.rank).map(({ line }) => line));
export const headings = ({ material }: ProofSource) =>
  texts(material.page.headings.filter((heading) => heading.block !== null && heading.level > 1));
/** Longer headings are sentences, or advertisements. */
const MAX_HEADING_WORDS = 12;

/** A single word, such as "Pitfall", names a kind of part, unless the page is about it. */
const MIN_HEADING_STEMS = 2;

/** Those that share a word with the topic first; "Conclusion" and "In short" tell nothing, nor does "Where did it go?". */
export function tellingHeadings({ material, key }: ProofSource): string[] {
  const { lexicon, labels, page } = material;
  const generic = lexicon.pack?.words("genericHeading");
  const named = page.headings.filter(
    ({ block, level, text }) =>
      block !== null &&
      level > 1 &&
      countWords(text) <= MAX_HEADING_WORDS &&
      generic?.has(text.toLowerCase()) !== true &&
      labels.labels(text).length === 0,
  );
  const isOnTopic = ({ text }: { text: string }) => lexicon.stemsOfText(text).some((stem) => key.has(stem));
  const isTelling = ({ text }: { text: string }) =>
    !isQuestion(text) && new Set(lexicon.stemsOfText(text)).size >= MIN_HEADING_STEMS;
  // "Picking it up" needs the text before it, and "Ever wonder how?" draws readers in.
  const isTeaser = ({ text }: { text: string }) => {
    const cued = cuedSentence(text, lexicon.pack);
    return (
      placesOf(cued, "thing").length > 0 ||
      startsWith(cued, "hook") ||
      placesOf(cued, "rhetorical").length > 0
    );
  };
  return texts([
    ...named.filter((heading) => isOnTopic(heading) && !isTeaser(heading)),
    ...named.filter((heading) => !isOnTopic(heading) && isTelling(heading) && !isTeaser(heading)),
  ]);
}
export const headingsLabelled =
  (name: string) =>
  ({ material }: ProofSource) =>
    texts(
      material.facts
        .blocks()
        .filter((block) => block.kind === "heading" || (block.kind === "paragraph" && block.text.length < 50))
        .filter((block) => material.labels.labels(block.text).some((label) => label === name)),
    );
/** In the text that readers see, not in an attribute or a script. */
export const isSeen = ({ page }: Material, words: string) =>
  [...page.blocks, ...page.boilerplate].some(({ text }) => text.includes(words));

export const questions = ({ material }: ProofSource) =>
  texts(
    material.facts
      .blocks()
      .filter(({ text }) => text.length < 160 && isQuestion(text) && text !== material.page.title),
  );
export const title = ({ material }: ProofSource) => (material.page.title ? [material.page.title] : []);
export const nothing = () => [];

export function steps({ material }: ProofSource): string[] {
  const { list, headings: stepHeadings } = material.facts.steps();
  return list ? list.items.map((item) => item.text) : stepHeadings;
}

export function comparing(source: ProofSource): string[] {
  const { tables, headings: comparingHeadings } = source.material.facts.comparison();
  const cells = tables.flatMap((table) => table.header.filter((cell) => cell !== "").slice(0, MAX_COLUMNS));
  return [
    ...comparingHeadings,
    ...cells,
    ...strongest(source, ["comparison"], (line) => compares(line, source.key)),
  ];
}
/** One name of a column doesn't show that two things are compared. */
const MAX_COLUMNS = 3;

export const definitions = ({ material, key }: ProofSource) =>
  texts(material.facts.definitions().filter((one) => definesKeyTerm(one, material, key)));

/** A part that is called a summary or a conclusion, or a sentence that says it sums up. */
export const summaries = (source: ProofSource) => [
  ...headingsLabelled("summary")(source),
  ...headingsLabelled("conclusion")(source),
  ...texts(source.material.lines.filter(({ text }) => SUMS_UP.test(text))),
];
export const SUMS_UP =
  /^(?:in (?:short|summary|a nutshell)|to (?:sum up|summarize)|the bottom line|tl;?dr)\b/i;

/** "The best way" and "the most successful" are opinions, which nobody asks to prove. */
const CLAIM_CUES: readonly Cue[] = ["absolute", "vagueSource"];
const hasSource = (line: Line) => hasCue(line, "attribution") || /\[\d{1,3}\]/.test(line.text);

/** A share that nobody is named for is the first thing that readers doubt. */
const SHARE = /\d\s?(?:%|percent\b)/i;

export function claims(source: ProofSource): string[] {
  const isUnsourced = (line: Line) => !hasSource(line) && isClaim(line);
  const shares = source.material.lines.filter((line) => SHARE.test(line.text) && isUnsourced(line));
  return [...texts(shares), ...strongest(source, CLAIM_CUES, isUnsourced)];
}
