/** The figures of the page that measure something, each in its own sentence, with the mark of a missing source. */
import { withoutLabels } from "../facts/labels.ts";
import { externalLinksByBlock, figuresIn, sourceOf } from "../facts/numbers.ts";
import { alike } from "./choose-takeaways.ts";
import { linkedWords } from "./linked-words.ts";
import type { Material } from "./material.ts";
import { NEEDS_SOURCE, type Part, plain } from "./parts.ts";
import type { SourceSentence } from "./source-text.ts";
import { dependence, isSelling } from "./standing.ts";

/** A share, an amount of money, a large count, a ratio: what a reader would ask the source of. */
const MEASURED =
  /\d\s?(?:%|percent\b|per ?cent\b|percentage points?\b|million\b|billion\b|trillion\b|thousand\b|prozent\b|millionen\b|milliarden\b|millions?\b|milliards?\b|millones\b|por ciento\b|milioni\b|procent\b)|[$€£¥₹]\s?\d|\b\d[\d.,]* (?:of|out of|in) (?:its |the |all )?\d|\b\d[\d.,]*(?:x|×|-fold)\b|\b\d[\d.,]* times\b|\b\d{1,3}(?:[.,]\d{3})+\b/i;
/** A length, a time, a number of people: facts too, though nobody asks who measured them. */
const COUNTED =
  /\b\d[\d.,]*[ -](?:\p{L}+ )?(?:people|men|women|children|students|patients|users|customers|members|employees|workers|countries|states|cities|homes|years?|months?|weeks?|days?|hours?|minutes?|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|feet|inch(?:es)?|pounds?|tons?|kg|km|acres?|degrees?|mph|horsepower|votes?|seats?|points?|games?|deaths?|cases?)\b/iu;
/** Somebody is named who says so. */
const SAID =
  /\p{Lu}[\p{L}.]+(?: [\p{L}\d]+){0,4} (?:said|says|told|reported|reports|estimates?|estimated|announced|found|wrote|claims?|claimed|projects|expects|forecasts?)\b|\b(?:said|says|told|wrote) (?:the |an? )?\p{Lu}/u;
const FEWEST = 3;
const MOST = 6;
const MOST_WORDS = 32;

export type Figures = {
  /** `false` also where there is nothing to prove. */
  needsSource(sentence: SourceSentence): boolean;
};

const measured = (text: string): string[] => figuresIn(withoutLabels(text, []));

export function readFigures(material: Material): Figures {
  const links = externalLinksByBlock(material.page);
  return {
    needsSource: (one) =>
      MEASURED.test(one.text) &&
      measured(one.text).length > 0 &&
      !SAID.test(one.text) &&
      sourceOf(one, links.get(one.block) ?? []) === null,
  };
}

/** At least three that stand alone and speak of the subject, in the author's order; else none. */
export function chooseFigures(material: Material, used: ReadonlySet<SourceSentence>): SourceSentence[] {
  const subject = new Set(material.facts.query().terms.map((term) => term.stem));
  const chosen: SourceSentence[] = [];
  for (const one of material.sentences) {
    if (chosen.length === MOST) break;
    if (used.has(one) || one.words.length > MOST_WORDS || one.kind === "quote") continue;
    if (!(MEASURED.test(one.text) || COUNTED.test(one.text)) || measured(one.text).length === 0) continue;
    if (!one.stems.some((stem) => subject.has(stem)) || isSelling(one.text)) continue;
    if (dependence(one, material.language) >= 0.3) continue;
    if (chosen.every((other) => alike(one, other) < 0.6)) chosen.push(one);
  }
  return chosen.length < FEWEST ? [] : chosen;
}

export function figureTable(
  material: Material,
  figures: Figures,
  chosen: readonly SourceSentence[],
): Part | null {
  if (chosen.length === 0) return null;
  const { labels } = material;
  return {
    kind: "table",
    header: [plain(labels.figure), plain(labels.statement)],
    rows: chosen.map((one) => [
      plain([...new Set(measured(one.text))].slice(0, 2).join(", ")),
      [
        ...linkedWords(one.text, linksOf(material, one)),
        ...(figures.needsSource(one) ? plain(` ${NEEDS_SOURCE}`) : []),
      ],
    ]),
  };
}

export const linksOf = (material: Material, { block }: SourceSentence) =>
  material.sections.flatMap(({ blocks }) => blocks).find((one) => one.block.index === block)?.links ?? [];
