/** What one answer of an engine means for one site. Six outcomes, kept apart; the last two say nothing about the site. */
import { siteOf } from "../../page/site-of.ts";
import { isSamePage } from "./cited-address.ts";
import { mentionsOf, namesOf, type Span } from "./mentions.ts";

export const OUTCOMES = [
  "cited",
  "retrieved_only",
  "mentioned_only",
  "absent",
  "no_search",
  "failed",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type ReadAnswer = {
  text: string;
  searched: boolean;
  citations: readonly { url: string; host: string; position: number; cited: boolean }[];
};
type WatchedSite = { url: string; names?: readonly string[] };

type SiteOutcome = {
  outcome: Outcome;
  /** Places of the site among the sources, in the order in which the answer uses them. */
  positions: number[];
  /** The very page, not just its site. */
  isPageCited: boolean;
  mentions: Span[];
};

/** Answers without a search and failures leave the denominator: neither is a miss. */
export const isCounted = (outcome: Outcome): boolean => outcome !== "no_search" && outcome !== "failed";

/** `null`: the engine gave no answer. */
export function siteOutcomeIn(answer: ReadAnswer | null, site: WatchedSite): SiteOutcome {
  if (answer === null) return { outcome: "failed", positions: [], isPageCited: false, mentions: [] };
  const own = answer.citations.filter(({ host }) => host !== "" && siteOf(host) === siteOf(site.url));
  const cited = own.filter((citation) => citation.cited);
  const mentions = mentionsOf(answer.text, namesOf(site));
  return {
    outcome: outcomeOf({ answer, isCited: cited.length > 0, isRead: own.length > 0, mentions }),
    positions: cited.map(({ position }) => position),
    isPageCited: cited.some(({ url }) => isSamePage(url, site.url)),
    mentions,
  };
}

type Signs = { answer: ReadAnswer; isCited: boolean; isRead: boolean; mentions: Span[] };

function outcomeOf({ answer, isCited, isRead, mentions }: Signs): Outcome {
  if (!answer.searched) return "no_search";
  if (isCited) return "cited";
  if (isRead) return "retrieved_only";
  return mentions.length > 0 ? "mentioned_only" : "absent";
}
