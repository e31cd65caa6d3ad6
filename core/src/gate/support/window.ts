/** What a sentence of the page says together with what it hangs on. */
import { placesOf } from "../../sentences/sentence.ts";
import type { GatePage, PageSentence } from "../gate-page.ts";
import type { Statement } from "../statements/statement.ts";

export type PageWindow = {
  sentence: PageSentence;
  /** The sentence itself, and the one before it where it leans on it. */
  said: readonly Statement[];
  own: ReadonlySet<string>;
  /** Of its headings too. */
  near: ReadonlySet<string>;
};

const stemsOf = (statements: readonly Statement[]): Set<string> =>
  new Set(statements.flatMap(({ stems }) => stems.filter((stem) => stem !== null)));

/** "It", "They", "But it" may go on over several sentences. */
const MAX_BACK = 3;

export function windowOf(sentence: PageSentence, { sentences }: GatePage): PageWindow {
  const said = [sentence.statement];
  const at = sentences.indexOf(sentence);
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

/** The sentences that share the rarest words with a statement, best first. */
export function candidatesFor(stems: readonly string[], page: GatePage): PageSentence[] {
  const scores = new Map<PageSentence, number>();
  for (const stem of new Set(stems)) {
    const holding = page.byStem.get(stem) ?? [];
    for (const one of holding) scores.set(one, (scores.get(one) ?? 0) + 1 / Math.sqrt(holding.length));
  }
  // What stands below a heading is said of it.
  for (const one of page.sentences) {
    const heads = one.heads.flatMap((head) => head.stems);
    const shared = stems.filter((stem) => heads.includes(stem)).length;
    if (shared > 0 && scores.has(one)) scores.set(one, (scores.get(one) ?? 0) + 0.3 * shared);
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_CANDIDATES)
    .map(([sentence]) => sentence);
}
