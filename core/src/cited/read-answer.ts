/** One answer with its sources and its claims, each claim compared with the pages it cites and with the user's page. */
import { siteOf } from "../page/site-of.ts";
import type { KeptAnswer, KeptCitation } from "../visibility/answers/kept-answer.ts";
import { mentionsOf, namesOf } from "../visibility/answers/mentions.ts";
import type { AnswerClaim, AnswerSource, ClaimSupport, SourcedAnswer, SourceState } from "./cited-view.ts";
import { judgeSupport } from "./judge-support.ts";
import type { ShelvedSource, SourceLibrary } from "./source-library.ts";
import { type SplitClaim, splitClaims } from "./split-claims.ts";

export type OwnSite = { url: string; names?: readonly string[] };

export type AnswerContext = {
  askedAt: string;
  own: OwnSite;
  library: SourceLibrary;
  /** Whether the vendor says what else it read; where that isn't known, a source that isn't cited shows it. */
  reportsDropped?: boolean | undefined;
};

/** Null for an engine that gave no answer. */
export function readAnswer(kept: KeptAnswer, context: AnswerContext): SourcedAnswer | null {
  const { answer, engine, sample } = kept;
  if (!answer) return null;
  const { askedAt, own, library, reportsDropped } = context;
  return {
    engine,
    model: answer.model,
    sample,
    askedAt,
    text: answer.text,
    searched: answer.searched,
    reportsDropped: reportsDropped ?? answer.citations.some(({ cited }) => !cited),
    sources: answer.citations.map((citation) => sourceOf(citation, own, library)),
    claims: splitClaims(answer).map((claim) => judgedClaim(claim, answer.citations, context)),
  };
}

function sourceOf(citation: KeptCitation, own: OwnSite, library: SourceLibrary): AnswerSource {
  const { url, host, title, position, cited } = citation;
  const found = library.find(url);
  return {
    url,
    host,
    title: found?.reading?.title || title,
    position,
    role: cited ? "cited" : "dropped",
    isOwn: isOwnSite(host, own),
    state: found?.state ?? "left_out",
    reason: found?.reason ?? null,
    note: found?.reading?.note ?? null,
  };
}

export const isOwnSite = (host: string, own: OwnSite): boolean =>
  host !== "" && siteOf(host) === siteOf(own.url);

function judgedClaim(
  claim: SplitClaim,
  citations: readonly KeptCitation[],
  { own, library }: AnswerContext,
): AnswerClaim {
  const cited = citations.filter(({ position }) => claim.cites.includes(position));
  const { text, span, facts, decidedBy, cites } = claim;
  return {
    text,
    span,
    facts,
    decidedBy,
    cites,
    supports: cited.map(({ url }) => supportBy(claim, url, library.find(url))),
    own: supportBy(claim, own.url, library.find(own.url)),
    judgedBy: "rules",
  };
}

const NOT_READ: Record<SourceState, string> = {
  read: "The page has no text that we could read.",
  waiting: "The page hasn't been read yet.",
  refused: "The site didn't let us read the page.",
  unreachable: "The page couldn't be reached.",
  left_out: "The page wasn't read: there were more pages than we read for one question.",
  expired: "The page was read, but its text is no longer kept.",
};

function supportBy(claim: SplitClaim, url: string, source: ShelvedSource | null): ClaimSupport {
  const page = source?.page() ?? null;
  if (page && page.lines.length > 0) return { ...judgeSupport(claim, page), url };
  const note = NOT_READ[source?.state ?? "left_out"];
  return { url, verdict: "not_checked", quote: null, note, isSure: false };
}

/** Only the claims that cite the user's site or name it. */
export function aboutOwnSite(answer: SourcedAnswer, own: OwnSite): SourcedAnswer {
  const positions = new Set(answer.sources.filter(({ isOwn }) => isOwn).map(({ position }) => position));
  const names = namesOf({ url: own.url, ...(own.names && { names: own.names }) });
  return {
    ...answer,
    claims: answer.claims.filter(
      ({ cites, text }) => cites.some((one) => positions.has(one)) || mentionsOf(text, names).length > 0,
    ),
  };
}
