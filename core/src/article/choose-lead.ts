/** The first lines of the article: the page's own best answer, in the words around it, and what the thing is. */
import { answerQuality } from "../facts/answer.ts";
import { isDefinition } from "../facts/definitions.ts";
import { type Sentence, splitSentences } from "../facts/text.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import { type CanLeave, leaver } from "./can-leave.ts";
import { isFiller } from "./filler.ts";
import type { Material } from "./material.ts";
import type { SourceBlock, SourceSentence } from "./source-text.ts";
import { dependence, leans } from "./standing.ts";

export type Lead = {
  /** What the page says of itself in its head, where that answers better than any sentence of the text. */
  description: string | null;
  /** Sentences that follow each other on the page. */
  answer: SourceSentence[];
  definition: SourceSentence | null;
};

const MOST_WORDS = 70;
const MOST_SENTENCES = 3;
/** The description is no text of the page: it must be the better answer. */
const CLEARLY = 0.02;
const FEWEST_DESCRIPTION = 8;
/** Share of its content words that the text has too, and that the answer has too. */
const KNOWN = 0.6;
const REPEATS = 0.6;
/** What stands under a heading answers that heading. */
const UNDER_HEADING = 0.12;
/** More candidates are not looked at: the tail is no answer. */
const MOST_TRIED = 25;
/** An author's own opening is seldom far from the answer. */
const FIRST_BLOCKS = [0.22, 0.15, 0.1];
const EARLY = 0.15;
/** A title of so few words names a thing; a longer one tells of it. */
const FEW_TERMS = 3;

export function chooseLead(material: Material): Lead {
  const paragraphs = material.sections.flatMap(({ blocks }) =>
    blocks.filter(({ block }) => block.kind === "paragraph" || block.kind === "heading"),
  );
  const candidates = paragraphs.flatMap(({ sentences }) => sentences);
  const places = new Map(paragraphs.map(({ block }, at) => [block.index, at]));
  const query = material.facts.query();
  const canLeave = leaver(material);
  const inOpening = new Set(
    material.sections[0]?.heading === null ? material.sections[0].blocks.map(({ block }) => block.index) : [],
  );
  const worth = (one: SourceSentence) =>
    answerQuality(one, query) -
    dependence(one, material.language) +
    placeBonus(one, places, material) +
    definitionBonus(one, material) +
    priceBonus(one.text, material.title) -
    (inOpening.has(one.block) ? 0 : UNDER_HEADING);
  const ranked = candidates
    .map((sentence) => ({ sentence, worth: worth(sentence) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_TRIED);
  const blocks = new Map(paragraphs.map((one) => [one.block.index, one]));
  const answer =
    firstOf(ranked, ({ sentence }) => leavingRun(sentence, blocks, canLeave)) ?? openingOf(paragraphs);
  const description = usefulDescription(material, answer);
  const told = description?.repeats ? [] : answer;
  return {
    description: description?.text ?? null,
    answer: told,
    definition: definitionOf(material, candidates, told, description?.text ?? null, canLeave),
  };
}

function firstOf<Item, Value>(items: readonly Item[], read: (item: Item) => Value | null): Value | null {
  for (const item of items) {
    const value = read(item);
    if (value !== null) return value;
  }
  return null;
}

/** Where nothing better can be taken from its place, the author's own first lines, which need not move. */
const openingOf = ([first]: readonly SourceBlock[]): SourceSentence[] =>
  first?.sentences[0] ? runFrom(first.sentences[0], first.sentences) : [];

function placeBonus(one: SourceSentence, places: ReadonlyMap<number, number>, { words }: Material): number {
  const early = one.wordsBefore < words * EARLY ? 0.06 : 0;
  return (FIRST_BLOCKS[places.get(one.block) ?? FIRST_BLOCKS.length] ?? early) + (one.opens ? 0.05 : 0);
}

/** Says what the title's own subject is, not what something else is. */
function definitionBonus(one: SourceSentence, material: Material): number {
  if (material.language !== "en" || !isDefinition(one.text)) return 0;
  const { asks, terms } = material.facts.query();
  const wantsOne = asks === "definition" || terms.length <= FEW_TERMS;
  if (definesSubject(one.text, material)) return wantsOne ? 0.15 : 0.03;
  return asks === "definition" ? -0.2 : 0;
}

const ASKS_PRICE = /\b(?:cost|costs|price|prices|how much)\b/i;

/** Where the title asks for a price, other figures do not answer it. */
function priceBonus(text: string, title: string): number {
  if (!ASKS_PRICE.test(title)) return 0;
  return /[$€£¥₹]\s?\d|\d\s?(?:[€£]|dollars?\b|euros?\b|pounds?\b)/i.test(text) ? 0.1 : -0.25;
}

function definesSubject(text: string, { facts }: Material): boolean {
  const terms = new Set(facts.query().terms.map((term) => term.stem));
  const subject = contentStems(
    wordsOf(text.split(/\b(?:is|are|means|refers|describes|denotes|stands)\b/i, 1)[0] ?? ""),
  );
  return subject.length > 0 && subject.every((stem) => terms.has(stem));
}

/** Neighbours read on; sentences from two places do not. One that ends in a colon needs what follows it. */
function runFrom(first: SourceSentence, paragraph: readonly SourceSentence[]): SourceSentence[] {
  const run: SourceSentence[] = [];
  let words = 0;
  for (const one of paragraph.slice(paragraph.indexOf(first))) {
    words += one.words.length;
    const before = run.at(-1);
    const follows = !before || one.start - before.end <= 2;
    const ends = words > MOST_WORDS || run.length >= MOST_SENTENCES || !follows || /[:：]$/.test(one.text);
    if (run.length > 0 && ends) break;
    run.push(one);
  }
  return run;
}

const MOST_BOUND = 130;

/** The longest run that can leave; else the rest of its paragraph, where that leans on it: nothing is told twice. */
function leavingRun(
  first: SourceSentence,
  blocks: ReadonlyMap<number, SourceBlock>,
  canLeave: CanLeave,
): SourceSentence[] | null {
  const sentences = blocks.get(first.block)?.sentences ?? [];
  const run = runFrom(first, sentences);
  for (let size = run.length; size > 0; size--) {
    const piece = run.slice(0, size);
    if (canLeave(piece)) return piece;
  }
  const whole = sentences.slice(sentences.indexOf(first));
  const words = whole.reduce((sum, one) => sum + one.words.length, 0);
  return words <= MOST_BOUND && canLeave(whole) ? whole : null;
}

const CALL =
  /^(?:read|learn|discover|find|click|check out|see|watch|get|explore|join|shop|buy|here['’]s|sign up|wondering|want|looking|ready|need)\b|\b(?:click here|read more|learn more|find out|our website|subscribe|contact us)\b/i;

type Description = {
  text: string;
  /** It says what the answer says: one of the two is enough. */
  repeats: boolean;
};

/** Complete, about what the text says, nowhere in it, and a better answer than the best sentence of it. */
function usefulDescription(material: Material, answer: readonly SourceSentence[]): Description | null {
  const { page, facts, sentences } = material;
  const whole = page.description?.value.replace(/\s+/g, " ").trim() ?? "";
  const kept = splitSentences(whole).filter(
    (one) => /[.!。]["”’)]*$/.test(one) && !/(?:…|\.\.\.)$/.test(one),
  );
  const spoken = new Set(sentences.flatMap((one) => one.stems));
  const stands = kept.filter(
    (one, at) => !CALL.test(one) && !isFiller(one) && !(at === 0 && leans(one, material.language)),
  );
  const text = stands.slice(0, MOST_SENTENCES).join(" ");
  const words = wordsOf(text);
  if (stands[0] !== kept[0] || words.length < FEWEST_DESCRIPTION || words.length > MOST_WORDS) return null;
  const stems = contentStems(words);
  const known = stems.filter((stem) => spoken.has(stem)).length / Math.max(1, stems.length);
  if (known < KNOWN || sentences.some((one) => isSame(text, one.text))) return null;
  const query = facts.query();
  const rival = Math.max(0, ...answer.map((one) => answerQuality(one, query)));
  const own = Math.max(0, ...stands.map((one) => answerQuality(asSentence(one), query)));
  if (own <= rival + CLEARLY) return null;
  const told = new Set(answer.flatMap((one) => one.stems));
  const shared = stems.filter((stem) => told.has(stem)).length / Math.max(1, stems.length);
  return { text, repeats: shared >= REPEATS };
}

const isSame = (text: string, sentence: string) => text.includes(sentence) || sentence.includes(text);

function asSentence(text: string): Sentence {
  const words = wordsOf(text);
  return {
    text,
    words,
    stems: contentStems(words),
    block: 0,
    kind: "paragraph",
    wordsBefore: 0,
    opens: true,
  };
}

function definitionOf(
  material: Material,
  candidates: readonly SourceSentence[],
  answer: readonly SourceSentence[],
  description: string | null,
  canLeave: CanLeave,
): SourceSentence | null {
  if (material.language !== "en") return null;
  const defines = ({ text }: { text: string }) => isDefinition(text) && definesSubject(text, material);
  if (answer.some(defines) || (description !== null && isDefinition(description))) return null;
  const gone = new Set(answer);
  return (
    candidates.find(
      (one) =>
        defines(one) &&
        !gone.has(one) &&
        one.words.length <= 35 &&
        dependence(one, "en") < 0.2 &&
        canLeave([one], gone),
    ) ?? null
  );
}
