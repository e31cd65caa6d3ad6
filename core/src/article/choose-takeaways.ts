/** The page's own strongest sentences: they name what the title asks for, measure it, and stand alone. */
import { figuresIn } from "../facts/numbers.ts";
import { coverage, type Query } from "../facts/query.ts";
import { contentStems, wordsOf } from "../facts/words.ts";
import type { Material } from "./material.ts";
import type { SourceSentence } from "./source-text.ts";
import { dependence, isOrdering, isSelling, leans } from "./standing.ts";

const NAMED = /[\p{Ll},;] \p{Lu}\p{L}+/u;
const YEAR = /\b(?:19|20)\d\d\b/;
/** A short text is its own summary. */
const SHORTEST_TEXT = 180;
const TOO_ALIKE = 0.5;
const STANDS = 0.25;
const TELLS_MORE = 0.4;

export function chooseTakeaways(material: Material, used: ReadonlySet<SourceSentence>): SourceSentence[] {
  if (material.words < SHORTEST_TEXT) return [];
  const most = material.words < 600 ? 3 : material.words < 1500 ? 4 : 5;
  const query = material.facts.query();
  const opening = openingOf(material);
  const common = commonness(material.sentences);
  const worth = (one: SourceSentence) =>
    0.15 * coverage(query, new Set(one.stems)) +
    0.25 * common(one) +
    (figuresIn(one.text).length > 0 ? 0.15 : 0) +
    (NAMED.test(one.text) ? 0.08 : 0) +
    (YEAR.test(one.text) ? 0.06 : 0) +
    (one.opens ? 0.1 : 0) -
    (opening.has(one.block) ? 0.15 : 0) -
    (points(one, query) ? 0.12 : 0) -
    dependence(one, material.language);
  const candidates = material.sentences
    .filter((one) => !used.has(one) && isCandidate(one, material.language))
    .map((sentence) => ({ sentence, worth: worth(sentence) }));
  const chosen = pick(candidates, most, [...used], query);
  return chosen.length < 2 ? [] : chosen.toSorted((a, b) => a.wordsBefore - b.wordsBefore);
}

type Candidate = { sentence: SourceSentence; worth: number };

/** One after another: each for what it is, and for what of the title the ones before leave untold. */
function pick(
  candidates: readonly Candidate[],
  most: number,
  used: readonly SourceSentence[],
  query: Query,
): SourceSentence[] {
  const chosen: SourceSentence[] = [];
  const told = new Set<string>();
  let left = candidates.filter(({ sentence }) => used.every((other) => alike(sentence, other) < TOO_ALIKE));
  while (chosen.length < most && left.length > 0) {
    const before = coverage(query, told);
    const gain = ({ sentence, worth }: Candidate) =>
      worth + TELLS_MORE * (coverage(query, new Set([...told, ...sentence.stems])) - before);
    const next = left.reduce((best, one) => (gain(one) > gain(best) ? one : best));
    chosen.push(next.sentence);
    for (const stem of next.sentence.stems) told.add(stem);
    left = left.filter(({ sentence }) => alike(sentence, next.sentence) < TOO_ALIKE);
  }
  return chosen;
}

/** "The new version": which one was said before, unless the title says it. */
function points({ text }: SourceSentence, query: Query): boolean {
  if (!/^(?:The|This|That) \p{Ll}/u.test(text)) return false;
  const named = new Set(contentStems(wordsOf(text).slice(1, 5)));
  return !query.terms.some((term) => named.has(term.stem));
}

/** What a reader comes to right after the takeaways: told twice in a row it would tire. */
const openingOf = ({ sections }: Material): Set<number> =>
  new Set(sections[0]?.blocks.slice(0, 2).map(({ block }) => block.index));

const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|will|can|could|should|would|may|might|must|does|do|did|means|makes?|helps?|needs?|takes?|gives?|costs?|gets?|works?|uses?|offers?|shows?|includes?|allows?|requires?|provides?|remains?|covers?|brings?|keeps?|leads?|lasts?|focus(?:es)?|enables?|supports?|represents?|affects?|reduces?|increases?|improves?|becomes?|comes?|goes|said|says|told|made|took|found|lost|won|began|became|came|went|sold|paid|built|left|kept|held|rose|fell|grew|saw|led|met|ran|set|cut|put|let|hit|gave|got|wrote|spent|drew|shot|\w{3,}ed)\b/i;

function isCandidate(one: SourceSentence, language: string): boolean {
  const length = one.words.length;
  if (one.kind === "quote" || length < 8 || length > 32) return false;
  if (language === "en" && (!HAS_VERB.test(one.text) || isSelling(one.text) || isLabelled(one))) return false;
  return dependence(one, language) < STANDS;
}

/** An item that begins with its own label, and goes on with an order or with the label again, is no statement. */
function isLabelled({ text, kind }: SourceSentence): boolean {
  if (/^(\p{Lu}[\p{L}\d]+) \1\b/u.test(text)) return true;
  const rest = kind === "list" ? /^[^.:–—]{2,40}(?::| [–—-]) (.+)$/u.exec(text)?.[1] : undefined;
  return rest !== undefined && (isOrdering(rest) || leans(rest, "en"));
}

/** How much of a sentence the rest of the text speaks of, 0 to 1. */
function commonness(sentences: readonly SourceSentence[]): (one: SourceSentence) => number {
  const times = new Map<string, number>();
  for (const { stems } of sentences)
    for (const stem of new Set(stems)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const most = Math.log(1 + Math.max(1, ...times.values()));
  return ({ stems }) => {
    const own = [...new Set(stems)];
    const sum = own.reduce((total, stem) => total + Math.log(times.get(stem) ?? 1), 0);
    return sum / most / Math.max(4, own.length);
  };
}

/** Share of the smaller one's content words that both have. */
export function alike(one: SourceSentence, other: SourceSentence): number {
  const a = new Set(one.stems);
  const b = new Set(other.stems);
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
