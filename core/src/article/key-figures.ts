/** The figures of the page that measure something, each in its own sentence, with its source or the want of one. */
import { externalLinksByBlock, figuresIn, sourceOf } from "../facts/numbers.ts";
import { alike } from "./choose-takeaways.ts";
import { linkedWords } from "./linked-words.ts";
import type { Material } from "./material.ts";
import { NEEDS_SOURCE, type Part, plain, type Words } from "./parts.ts";
import type { SourceSentence } from "./source-text.ts";
import { dependence } from "./standing.ts";

/** A share, an amount of money, a large count, a ratio: what a reader would ask the source of. */
const MEASURED =
  /\d\s?(?:%|percent\b|per ?cent\b|percentage points?\b|million\b|billion\b|trillion\b|thousand\b|prozent\b|millionen\b|milliarden\b|millions?\b|milliards?\b|millones\b|por ciento\b|milioni\b|procent\b)|[$€£¥₹]\s?\d|\b\d[\d.,]* (?:of|out of|in) (?:its |the |all )?\d|\b\d[\d.,]*(?:x|×|-fold)\b|\b\d[\d.,]* times\b|\b\d{1,3}(?:[.,]\d{3})+\b/i;
/** Somebody is named who says so. */
const SAID =
  /\p{Lu}[\p{L}.]+(?: [\p{L}\d]+){0,4} (?:said|says|told|reported|reports|estimates?|estimated|announced|found|wrote|claims?|claimed|projects|expects|forecasts?)\b|\b(?:said|says|told|wrote) (?:the |an? )?\p{Lu}/u;
const FEWEST = 3;
const MOST = 6;

export type Sourced = { words: Words; needsSource: boolean };
export type Figures = {
  isMeasured(sentence: SourceSentence): boolean;
  /** `false` also where there is nothing to prove. */
  needsSource(sentence: SourceSentence): boolean;
};

export function readFigures(material: Material): Figures {
  const links = externalLinksByBlock(material.page);
  const isMeasured = ({ text }: SourceSentence) => MEASURED.test(text) && figuresIn(text).length > 0;
  return {
    isMeasured,
    needsSource: (one) =>
      isMeasured(one) && !SAID.test(one.text) && sourceOf(one, links.get(one.block) ?? []) === null,
  };
}

/** A table where at least three figures stand alone; the sentences at the top are not told again. */
export function keyFigures(
  material: Material,
  figures: Figures,
  used: ReadonlySet<SourceSentence>,
): Part | null {
  const chosen: SourceSentence[] = [];
  for (const one of material.sentences) {
    if (chosen.length === MOST) break;
    if (used.has(one) || one.words.length > 32 || !figures.isMeasured(one)) continue;
    if (dependence(one, material.language) >= 0.3) continue;
    if (chosen.every((other) => alike(one, other) < 0.6)) chosen.push(one);
  }
  if (chosen.length < FEWEST) return null;
  const { labels } = material;
  return {
    kind: "table",
    header: [plain(labels.figure), plain(labels.statement), plain(labels.source)],
    rows: chosen.map((one) => {
      const links = linksOf(material, one);
      const [source] = linkedWords(one.text, links).filter((run) => run.href !== undefined);
      return [
        plain([...new Set(figuresIn(one.text))].slice(0, 2).join(", ")),
        plain(one.text),
        figures.needsSource(one) ? plain(NEEDS_SOURCE) : source ? [source] : plain(labels.named),
      ];
    }),
  };
}

export const linksOf = (material: Material, { block }: SourceSentence) =>
  material.sections.flatMap(({ blocks }) => blocks).find((one) => one.block.index === block)?.links ?? [];
