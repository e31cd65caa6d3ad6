/** What engines said of the pages about coffee, and how often one of them was cited. */
import type {
  CitedInFact,
  ClaimFact,
  SaidClaim,
  SaidOfYou,
  SupportVerdict,
} from "@citeworthy/core/cited/cited-view";
import { OWN, quoteOf, shareOf, supportOf } from "./coffee-answers.ts";

type Said = Pick<SaidClaim, "engine" | "query"> & {
  text: string;
  verdict: SupportVerdict;
  fact?: ClaimFact;
  decidedBy?: string[];
  quote?: string;
  note?: string;
  isNew?: boolean;
};

const saidClaim = (
  { engine, query, text, verdict, fact, decidedBy = [], quote, note = "", isNew = false }: Said,
  at: number,
): SaidClaim => {
  const own = supportOf(
    OWN,
    verdict,
    quote ? quoteOf(OWN, quote, "Three tools that make it easy", 240) : null,
    {
      note: note || null,
    },
  );
  return {
    id: `claim-${at}`,
    runId: "run-1",
    query,
    engine,
    askedAt: `2026-11-${12 + (at % 3)}T09:00:00.000Z`,
    page: { url: OWN, title: "How Much Coffee per Liter of Water?" },
    claim: {
      text,
      span: { start: 0, end: text.length },
      facts: fact ? [fact] : [],
      decidedBy,
      cites: [1],
      supports: [own],
      own,
      judgedBy: "rules",
    },
    support: own,
    isNew,
    overruled: null,
  };
};

const CLAIMS: Said[] = [
  {
    engine: "gemini",
    query: "coffee starter set",
    text: "Brew Notes sells a scale and kettle as a starter set for $29.",
    verdict: "not_supported",
    fact: "price",
    decidedBy: ["$29"],
    quote: "We sell both as a starter set for $34.",
    note: "The page gives $34.",
    isNew: true,
  },
  {
    engine: "perplexity",
    query: "coffee starter set",
    text: "The starter set costs $34.",
    verdict: "supported",
    fact: "price",
    decidedBy: ["$34"],
    quote: "We sell both as a starter set for $34.",
    note: "Both amounts are the same.",
  },
  {
    engine: "perplexity",
    query: "how much coffee per liter of water",
    text: "Brew Notes recommends 60 grams per liter for every method.",
    verdict: "partly",
    decidedBy: ["for every method"],
    quote: "For a pour-over we use 60 grams per liter",
    note: "The amount is right. The page gives it for pour-over only.",
  },
  {
    engine: "openai",
    query: "how hot should coffee water be",
    text: "Brew Notes is read by beginners.",
    verdict: "not_checked",
  },
];

export const saidOfYou = (rest: Partial<SaidOfYou> = {}): SaidOfYou => ({
  from: "2026-11-09T09:00:00.000Z",
  to: "2026-11-14T09:00:00.000Z",
  answers: 3,
  counts: { not_supported: 1, partly: 1, supported: 1, not_checked: 1 },
  claims: CLAIMS.map(saidClaim),
  gone: 2,
  isCompared: true,
  ...rest,
});

export const citedInFact = (rest: Partial<CitedInFact> = {}): CitedInFact => ({
  ...shareOf(3, 20),
  from: "2026-11-09T09:00:00.000Z",
  to: "2026-11-14T09:00:00.000Z",
  byEngine: { perplexity: shareOf(2, 7), openai: shareOf(0, 7), gemini: shareOf(1, 6) },
  queries: ["how much coffee per liter of water"],
  google: 41,
  bing: null,
  ...rest,
});
