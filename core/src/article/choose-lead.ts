/** The first lines of the article: the page's own best answer, in the words around it, and what the thing is. */
import { answerQuality } from "../facts/answer.ts";
import { isDefinition } from "../facts/definitions.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import type { Material } from "./material.ts";
import type { SourceSentence } from "./source-text.ts";
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
/** The description is no text of the page: it must be clearly the better answer. */
const CLEARLY = 0.05;

export function chooseLead(material: Material): Lead {
  const query = material.facts.query();
  const paragraphs = material.sections.flatMap(({ blocks }) =>
    blocks.filter(({ block }) => block.kind === "paragraph"),
  );
  const candidates = paragraphs.flatMap(({ sentences }) => sentences);
  const worth = (one: SourceSentence) =>
    answerQuality(one, query) -
    dependence(one, material.language) +
    (one.wordsBefore < material.words * 0.15 ? 0.1 : 0) +
    (one.opens ? 0.04 : 0);
  const first = best(candidates, worth) ?? material.sentences[0];
  const block = paragraphs.find(({ sentences }) => first !== undefined && sentences.includes(first));
  const answer = first ? runFrom(first, block?.sentences ?? [first]) : [];
  const description = usefulDescription(material, answer);
  return { description, answer, definition: definitionOf(material, candidates, answer, description) };
}

/** The first of the highest. */
export function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let top: { item: Item; worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (!top || value > top.worth) top = { item, worth: value };
  }
  return top?.item;
}

/** Neighbours read on; sentences from two places do not. */
function runFrom(first: SourceSentence, paragraph: readonly SourceSentence[]): SourceSentence[] {
  const run: SourceSentence[] = [];
  let words = 0;
  for (const one of paragraph.slice(paragraph.indexOf(first))) {
    words += one.words.length;
    const before = run.at(-1);
    const follows = !before || one.start - before.end <= 2;
    if (run.length > 0 && (words > MOST_WORDS || run.length >= MOST_SENTENCES || !follows)) break;
    run.push(one);
  }
  return run;
}

const CALL =
  /^(?:read|learn|discover|find out|click|check out|see|watch|get|explore|join|shop|buy|here['’]s|sign up)\b|\b(?:click here|read more|learn more|find out more|our website|subscribe)\b|…|\.\.\.$/i;

/** Complete, about what the text says, and better than the best sentence of it. */
function usefulDescription(material: Material, answer: readonly SourceSentence[]): string | null {
  const { page, facts, sentences } = material;
  const text = page.description?.value.replace(/\s+/g, " ").trim() ?? "";
  const words = wordsOf(text);
  if (words.length < 8 || words.length > 60 || CALL.test(text) || !/[.!?。]["”’)]*$/.test(text)) return null;
  const stems = contentStems(words);
  const spoken = new Set(sentences.flatMap((one) => one.stems));
  const known = stems.filter((stem) => spoken.has(stem)).length / Math.max(1, stems.length);
  if (known < 0.6 || sentences.some((one) => text.includes(one.text) || one.text.includes(text))) return null;
  const asSentence = {
    text,
    words,
    stems,
    block: 0,
    kind: "paragraph",
    wordsBefore: 0,
    opens: true,
  } as const;
  const query = facts.query();
  const rival = Math.max(0, ...answer.map((one) => answerQuality(one, query)));
  return answerQuality({ ...asSentence, words: [...words] }, query) > rival + CLEARLY ? text : null;
}

function definitionOf(
  material: Material,
  candidates: readonly SourceSentence[],
  answer: readonly SourceSentence[],
  description: string | null,
): SourceSentence | null {
  if (material.language !== "en") return null;
  const terms = new Set(material.facts.query().terms.map((term) => term.stem));
  const about = (one: SourceSentence) =>
    contentStems(wordsOf(one.text).slice(0, 6)).some((stem) => terms.has(stem));
  const defines = (one: SourceSentence) => isDefinition(one.text) && about(one);
  if (answer.some(defines) || (description !== null && isDefinition(description))) return null;
  return (
    candidates.find(
      (one) =>
        defines(one) &&
        !answer.includes(one) &&
        one.words.length <= 35 &&
        dependence(one, "en") < 0.2 &&
        !leans(one.text, "en"),
    ) ?? null
  );
}
