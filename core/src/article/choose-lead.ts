/** The first lines of the article: the page's own best answer, in the words around it, and what the thing is. */
import { answerQuality } from "../facts/answer.ts";
import { isDefinition } from "../facts/definitions.ts";
import { splitSentences } from "../facts/text.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import { type CanLeave, leaver } from "./can-leave.ts";
import type { Material } from "./material.ts";
import type { SourceBlock, SourceSentence } from "./source-text.ts";
import { dependence } from "./standing.ts";

export type Lead = {
  /** What the page says of itself in its head, where that answers better than any sentence of the text. */
  description: string | null;
  /** Sentences that follow each other on the page. */
  answer: SourceSentence[];
  definition: SourceSentence | null;
};

const MOST_WORDS = 70;
const MOST_SENTENCES = 3;
/** The description is no text of the page: it must be clearly the better answer. */
const CLEARLY = 0.05;
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
  const worth = (one: SourceSentence) =>
    answerQuality(one, query) -
    dependence(one, material.language) +
    placeBonus(one, places, material) +
    definitionBonus(one, material) +
    priceBonus(one.text, material.title) -
    (canLeave(one) ? 0 : 0.06);
  const first = best(candidates, worth) ?? material.sentences[0];
  const block = paragraphs.find(({ sentences }) => first !== undefined && sentences.includes(first));
  const answer = first ? wholeWhereBound(runFrom(first, block?.sentences ?? [first]), block, canLeave) : [];
  const description = usefulDescription(material, answer);
  return { description, answer, definition: definitionOf(material, candidates, answer, description) };
}

/** The first of the highest. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let top: { item: Item; worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (!top || value > top.worth) top = { item, worth: value };
  }
  return top?.item;
}

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

/** Where the rest of its paragraph leans on the answer, the rest comes along: nothing is told twice. */
function wholeWhereBound(
  run: SourceSentence[],
  block: SourceBlock | undefined,
  canLeave: CanLeave,
): SourceSentence[] {
  const [first] = run;
  const sentences = block?.sentences ?? [];
  if (!first || canLeave(first, new Set(run))) return run;
  const whole = sentences.slice(sentences.indexOf(first));
  const words = whole.reduce((sum, one) => sum + one.words.length, 0);
  return words <= MOST_BOUND && canLeave(first, new Set(whole)) ? whole : run;
}

const CALL =
  /^(?:read|learn|discover|find|click|check out|see|watch|get|explore|join|shop|buy|here['’]s|sign up|wondering|want|looking|ready|need)\b|\b(?:click here|read more|learn more|find out|our website|subscribe|contact us)\b/i;

/** Complete, about what the text says, and better than the best sentence of it. */
function usefulDescription(material: Material, answer: readonly SourceSentence[]): string | null {
  const { page, facts, sentences } = material;
  const whole = page.description?.value.replace(/\s+/g, " ").trim() ?? "";
  if (whole.length > 500 || /(?:…|\.\.\.|[^.!?。！？"”’)])$/.test(whole)) return null;
  const text = splitSentences(whole)
    .filter((sentence) => !CALL.test(sentence) && /[.!。]["”’)]*$/.test(sentence))
    .join(" ");
  const words = wordsOf(text);
  if (words.length < 8 || words.length > 60) return null;
  const stems = contentStems(words);
  const spoken = new Set(sentences.flatMap((one) => one.stems));
  const known = stems.filter((stem) => spoken.has(stem)).length / Math.max(1, stems.length);
  if (known < 0.6 || sentences.some((one) => text.includes(one.text) || one.text.includes(text))) return null;
  const query = facts.query();
  const rival = Math.max(0, ...answer.map((one) => answerQuality(one, query)));
  const asSentence = {
    text,
    words,
    stems,
    block: 0,
    kind: "paragraph",
    wordsBefore: 0,
    opens: true,
  } as const;
  return answerQuality(asSentence, query) > rival + CLEARLY ? text : null;
}

function definitionOf(
  material: Material,
  candidates: readonly SourceSentence[],
  answer: readonly SourceSentence[],
  description: string | null,
): SourceSentence | null {
  if (material.language !== "en") return null;
  const defines = ({ text }: { text: string }) => isDefinition(text) && definesSubject(text, material);
  if (answer.some(defines) || (description !== null && isDefinition(description))) return null;
  return (
    candidates.find(
      (one) => defines(one) && !answer.includes(one) && one.words.length <= 35 && dependence(one, "en") < 0.2,
    ) ?? null
  );
}
