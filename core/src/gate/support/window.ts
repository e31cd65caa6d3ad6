/** What a sentence of the page says together with what it hangs on. */
import { placesOf } from "../../sentences/sentence.ts";
import { type GatePage, meaningsOf, type PageSentence } from "../gate-page.ts";
import type { Statement } from "../statements/statement.ts";

export type PageWindow = {
  sentence: PageSentence;
  /** The sentence itself, and the one before it if it refers to that one. */
  said: readonly Statement[];
  own: ReadonlySet<string>;
  /** Of its headings too. */
  near: ReadonlySet<string>;
};

const stemsOf = (statements: readonly Statement[]): Set<string> => new Set(statements.flatMap(meaningsOf));

/** "It", "They", "But it" may go on over several sentences. */
const MAX_BACK = 3;

export function windowOf(sentence: PageSentence, { sentences, placeOf }: GatePage): PageWindow {
  const said = [sentence.statement];
  const at = placeOf.get(sentence) ?? -1;
  for (let back = 1; back <= MAX_BACK && at >= back; back++) {
    const later = sentences[at - back + 1];
    const before = sentences[at - back];
    if (!later || !refersBack(later) || !before || before.heads[0] !== sentence.heads[0]) break;
    said.push(before.statement);
  }
  return { sentence, said, own: stemsOf(said), near: stemsOf([...said, ...sentence.heads]) };
}

const FIRST_WORDS = 5;

/** "While each of these sites": what it speaks of is named before it. */
const refersBack = ({ isLeaning, cued }: PageSentence): boolean =>
  isLeaning || placesOf(cued, "thing").some((at) => at < FIRST_WORDS);

const MAX_CANDIDATES = 12;

/** A word that stands in more sentences tells little about which of them is meant. */
const MAX_HOLDING = 150;
const OF_HEADING = 0.3;

/** The sentences that share the rarest words with a statement, best first. */
export function candidatesFor(stems: readonly string[], page: GatePage): PageSentence[] {
  const scores = new Map<PageSentence, number>();
  const add = (one: PageSentence, score: number) => scores.set(one, (scores.get(one) ?? 0) + score);
  const rarest = [...new Set(stems)].toSorted(
    (one, other) => (page.byStem.get(one)?.length ?? 0) - (page.byStem.get(other)?.length ?? 0),
  );
  for (const [at, stem] of rarest.entries()) {
    const holding = page.byStem.get(stem) ?? [];
    // The rarest words choose; frequent ones only tell the chosen apart.
    const isFrequent = at > 1 && holding.length > MAX_HOLDING;
    for (const one of holding) if (!isFrequent || scores.has(one)) add(one, 1 / Math.sqrt(holding.length));
  }
  // What stands below a heading is said of it.
  for (const stem of rarest)
    for (const one of page.byHead.get(stem) ?? []) if (scores.has(one)) add(one, OF_HEADING);
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_CANDIDATES)
    .map(([sentence]) => sentence);
}
