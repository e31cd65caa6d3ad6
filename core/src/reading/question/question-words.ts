/** Which words belong to the question a page answers: each word of its title, headings, address and text has a chance. */

import { slugWords } from "../../facts/text/slug-words.ts";
import { lowerWords } from "../../language/words.ts";
import { OPENING_WORDS } from "../answer-place.ts";
import { chance, standardized } from "../linear.ts";
import { type Features, flag, log, type Material } from "../material.ts";
import type { ReadingModels } from "../models.ts";

export type QuestionWord = { stem: string; word: string; chance: number; features: Features };

/** Words that are only frequent in the text are candidates too, if they are among the most frequent. */
const MAX_FREQUENT = 12;
const MIN_FREQUENT = 4;

type Places = {
  title: Set<string>;
  tag: Set<string>;
  main: Set<string>;
  slug: Set<string>;
  description: Set<string>;
  headings: Map<string, number>;
  opening: Set<string>;
  site: Set<string>;
  counts: Map<string, number>;
  sentences: number;
};

function placesOf({ page, lexicon, lines }: Material): Places {
  const stems = (text: string | null | undefined) => new Set(lexicon.stemsOfText(text ?? ""));
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const stem of new Set(line.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const headings = new Map<string, number>();
  for (const heading of page.headings.filter((one) => one.block !== null && one.level > 1))
    for (const stem of new Set(lexicon.stemsOfText(heading.text)))
      headings.set(stem, (headings.get(stem) ?? 0) + 1);
  const host = (URL.parse(page.url)?.hostname ?? "").replace(/^www\./, "").split(".")[0] ?? "";
  return {
    title: stems(page.title),
    tag: stems(page.titleTag?.value),
    main: stems(page.headings.find((one) => one.level === 1)?.text),
    slug: stems(slugWords(page.url)),
    description: stems(page.description?.value),
    headings,
    opening: new Set(lines.filter((line) => line.wordsBefore < OPENING_WORDS).flatMap((line) => line.stems)),
    site: new Set([...stems(page.publisher?.value), ...lexicon.stemsOfText(host)]),
    counts,
    sentences: Math.max(1, lines.length),
  };
}

function featuresOf(stem: string, word: string, places: Places, headings: number): Features {
  const count = places.counts.get(stem) ?? 0;
  return {
    title: flag(places.title.has(stem)),
    tag: flag(places.tag.has(stem)),
    main: flag(places.main.has(stem)),
    slug: flag(places.slug.has(stem)),
    description: flag(places.description.has(stem)),
    inHeadings: flag(places.headings.has(stem)),
    headingShare: headings === 0 ? 0 : (places.headings.get(stem) ?? 0) / headings,
    opening: flag(places.opening.has(stem)),
    site: flag(places.site.has(stem)),
    count: log(count),
    share: Math.sqrt(count / places.sentences),
    absent: flag(count === 0),
    titleWords: places.title.size,
    titleIsLong: flag(places.title.size > 9),
    agreed:
      flag(places.title.has(stem)) +
      flag(places.slug.has(stem)) +
      flag(places.main.has(stem)) +
      flag(places.description.has(stem)),
    number: flag(/^\d+$/.test(word)),
    year: flag(/^20[12]\d$/.test(word)),
    length: word.length,
    isShort: flag(word.length <= 3),
  };
}

/** Every candidate word with its features, in the order of title, address, description, text. */
export function candidateWords(material: Material): Omit<QuestionWord, "chance">[] {
  const { page, lexicon } = material;
  const places = placesOf(material);
  const headings = page.headings.filter((one) => one.block !== null && one.level > 1).length;
  const frequent = [...places.counts]
    .filter(([, count]) => count >= MIN_FREQUENT)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MAX_FREQUENT)
    .map(([stem]) => stem);
  const spelled = new Map<string, string>();
  const main = page.headings.find((one) => one.level === 1)?.text;
  for (const text of [page.title, main, slugWords(page.url), page.description?.value, page.titleTag?.value]) {
    for (const word of lowerWords(text ?? "")) {
      const [stem] = lexicon.stems([word]);
      if (stem !== undefined && !spelled.has(stem)) spelled.set(stem, word);
    }
  }
  for (const stem of frequent) if (!spelled.has(stem)) spelled.set(stem, stem);
  return [...spelled].map(([stem, word]) => ({
    stem,
    word,
    features: featuresOf(stem, word, places, headings),
  }));
}

export const questionWords = (material: Material, { question }: ReadingModels): QuestionWord[] =>
  candidateWords(material).map((one) => ({
    ...one,
    chance: chance(question, "word", standardized(question, one.features)),
  }));
