/** The page's best passage beside the best passages of others, for one question. */
import type { Facts } from "./facts.ts";
import type { Rivals } from "./rivals.ts";
import { passageRelevance } from "./topic/relevance.ts";

export type Entry = { url: string; passage: string; relevance: number };
type Contest = {
  /** All entries, best first; ours has our address. */
  entries: Entry[];
  /** 1 is the first place; null where our page has no passage. */
  rank: number | null;
  ours: Entry | null;
  best: Entry;
};

const SEPARATOR = " ";

export function holdContest(
  question: string,
  ours: { url: string; facts: Facts },
  rivals: Rivals,
): Contest | null {
  const pages = [ours, ...rivals];
  const candidates = pages.flatMap(({ url, facts }) =>
    facts.text().passages.map((passage) => ({
      url,
      passage: passage.sentences.map((one) => one.text).join(SEPARATOR),
    })),
  );
  const scores = passageRelevance(
    question,
    candidates.map((candidate) => candidate.passage),
  );
  const best = new Map<string, Entry>();
  for (const [at, candidate] of candidates.entries()) {
    const relevance = scores[at] ?? 0;
    const known = best.get(candidate.url);
    if (!known || relevance > known.relevance) best.set(candidate.url, { ...candidate, relevance });
  }
  const entries = [...best.values()].toSorted((one, other) => other.relevance - one.relevance);
  const own = best.get(ours.url) ?? null;
  const [first] = entries;
  return first ? { entries, rank: own && entries.indexOf(own) + 1, ours: own, best: first } : null;
}
