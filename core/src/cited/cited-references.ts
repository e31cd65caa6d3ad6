/** The pages that Perplexity and ChatGPT cited for a page's question, as the report lists competitors: three and two. */
import { siteOf } from "../page/site-of.ts";
import type { AnswerClaim, AnswerSource, PageQuote, SourcedAnswer } from "./cited-view.ts";

/** As many as the report has places for. */
const PLACES = { perplexity: 3, openai: 2 } as const;
type ReferenceEngine = keyof typeof PLACES;

export type CitedReference = {
  engine: ReferenceEngine;
  url: string;
  title: string | null;
  /** k of the engine's answers that were looked up. */
  cited: number;
  counted: number;
  /** What an answer says by it, and the words of the page that support it. */
  used: { claim: string; quote: PageQuote } | null;
  /** What it says and the user's page doesn't. */
  lacking: { claim: string; quote: PageQuote } | null;
};

/** `ownUrl`: pages of the same site are no competitors. */
export function citedReferences(answers: readonly SourcedAnswer[], ownUrl: string): CitedReference[] {
  return (Object.keys(PLACES) as ReferenceEngine[]).flatMap((engine) => {
    const counted = answers.filter((answer) => answer.engine === engine && answer.searched);
    return mostCited(counted, ownUrl)
      .slice(0, PLACES[engine])
      .map(([source, cited]) => ({
        engine,
        url: source.url,
        title: source.title,
        cited,
        counted: counted.length,
        ...passagesOf(counted, source.url),
      }));
  });
}

function mostCited(answers: readonly SourcedAnswer[], ownUrl: string): [AnswerSource, number][] {
  const found = new Map<string, [AnswerSource, number]>();
  const own = siteOf(ownUrl);
  for (const { sources } of answers)
    for (const source of sources) {
      if (source.role !== "cited" || source.isOwn || siteOf(source.host) === own) continue;
      const [first, times] = found.get(source.url) ?? [source, 0];
      found.set(source.url, [first, times + 1]);
    }
  return [...found.values()].toSorted(
    ([one, times], [other, otherTimes]) => otherTimes - times || one.position - other.position,
  );
}

function passagesOf(
  answers: readonly SourcedAnswer[],
  url: string,
): Pick<CitedReference, "used" | "lacking"> {
  const supported = answers
    .flatMap(({ claims }) => claims)
    .flatMap((claim) => {
      const quote = claim.supports.find((one) => one.url === url && one.verdict === "supported")?.quote;
      return quote ? [{ claim, quote }] : [];
    });
  const shown = (isWanted: (claim: AnswerClaim) => boolean) => {
    const found = supported.find(({ claim }) => isWanted(claim));
    return found ? { claim: found.claim.text, quote: found.quote } : null;
  };
  return {
    used: shown(() => true),
    lacking: shown(({ own }) => own.verdict === "not_supported" && own.isSure),
  };
}
