/**
 * The position-adjusted word count of the GEO paper (Aggarwal et al., KDD 2024): the share of an answer's words in
 * sentences that cite a site; earlier sentences count more.
 */
import { countWords } from "../../language/words.ts";
import { siteOf } from "../../page/site-of.ts";
import { answerSentences } from "./answer-sentences.ts";
import type { Span } from "./mentions.ts";

type CitingAnswer = {
  text: string;
  citations: readonly { host: string; cited: boolean; spans: readonly Span[] }[];
};

/** From 0 to 1; null where no sentence cites anything, so that there is nothing to share. */
export function wordShare({ text, citations }: CitingAnswer, url: string): number | null {
  const own = siteOf(url);
  const cited = citations.filter((citation) => citation.cited);
  const sentences = answerSentences(text);
  let ours = 0;
  let all = 0;
  for (const [place, sentence] of sentences.entries()) {
    const citing = cited.filter(({ spans }) =>
      spans.some((span) => span.end > sentence.start && span.start < sentence.end),
    );
    const sites = new Set(citing.map(({ host }) => siteOf(host)));
    if (sites.size === 0) continue;
    const weight = countWords(sentence.text) * Math.exp(-place / sentences.length);
    all += weight;
    if (sites.has(own)) ours += weight / sites.size;
  }
  return all === 0 ? null : ours / all;
}
