/** What engines say while citing the user's pages or naming the site, and whether the page says it. */
import { allSteps } from "../all-steps.ts";
import { isSamePage, pageKey } from "../visibility/answers/cited-address.ts";
import {
  type AnswerSource,
  type ClaimSupport,
  type SaidClaim,
  type SaidOfYou,
  type SourcedAnswer,
  SUPPORT_VERDICTS,
  type SupportVerdict,
} from "./cited-view.ts";
import { claimId, identityOf, isSameClaim } from "./claim-identity.ts";
import { type ClaimOverrule, overruling } from "./overrules.ts";
import { aboutOwnSite, type OwnSite } from "./read-answer.ts";

/** One judged run; `at` orders the runs of one question. */
export type SaidInRun = {
  runId: string;
  query: string;
  own: OwnSite & { title?: string | null };
  at: string;
  answers: readonly SourcedAnswer[];
};

/** Of the runs of each question about each page, the newest is shown and compared with the one before it. */
export function saidOfYou(runs: readonly SaidInRun[], overrules: readonly ClaimOverrule[] = []): SaidOfYou {
  return allSteps(saidInSteps(runs, overrules));
}

/** Question by question, for a caller that has other things to do in between: hundreds of runs take seconds. */
export function* saidInSteps(
  runs: readonly SaidInRun[],
  overrules: readonly ClaimOverrule[] = [],
): Generator<void, SaidOfYou> {
  const overrule = overruling(overrules);
  const groups = Map.groupBy(runs, ({ query, own }) => `${query}\n${pageKey(own.url) ?? own.url}`);
  const claims: SaidClaim[] = [];
  const shown: SourcedAnswer[] = [];
  let gone = 0;
  let isCompared = false;
  for (const group of groups.values()) {
    const [newest, before] = group.toSorted((one, other) => (one.at < other.at ? 1 : -1));
    if (!newest) continue;
    const earlier = before ? claimsOf(before) : null;
    isCompared ||= earlier !== null;
    const current = claimsOf(newest);
    for (const claim of marked(current, earlier)) {
      claims.push(overrule(claim));
      yield;
    }
    gone += earlier ? withoutSame(earlier, current).length : 0;
    shown.push(...newest.answers.filter((answer) => aboutOwnSite(answer, newest.own).claims.length > 0));
    yield;
  }
  const times = shown.map(({ askedAt }) => askedAt).toSorted();
  return {
    from: times[0] ?? null,
    to: times.at(-1) ?? null,
    answers: shown.length,
    counts: countsOf(claims),
    claims: claims.toSorted(byNeed),
    gone,
    isCompared,
  };
}

/** Claims that a run newly makes and that the page clearly doesn't say. A first run has nothing to compare with. */
export function newUnsupported(
  previous: SaidInRun | null,
  current: SaidInRun,
  overrules: readonly ClaimOverrule[] = [],
): SaidClaim[] {
  if (previous === null) return [];
  const overrule = overruling(overrules);
  const wrong = (run: SaidInRun) =>
    claimsOf(run)
      .map(overrule)
      .filter(({ support }) => support.verdict === "not_supported" && support.isSure);
  const found = withoutSame(wrong(current), wrong(previous)).map((claim) => ({ ...claim, isNew: true }));
  // A claim that several answers make is listed once.
  return found.filter((claim, at) => withoutSame([claim], found.slice(0, at)).length > 0).toSorted(byNeed);
}

function claimsOf({ runId, query, own, answers }: SaidInRun): SaidClaim[] {
  const all = answers.flatMap((answer) => {
    const { engine, askedAt, sources } = answer;
    return aboutOwnSite(answer, own).claims.flatMap((claim): SaidClaim[] => {
      const cited = sources.filter(({ isOwn, position }) => isOwn && claim.cites.includes(position));
      const pages =
        cited.length > 0 ? cited.map((source) => citedPage(source, claim.supports)) : [named(own, claim.own)];
      return pages.map(({ page, support }) => ({
        id: claimId({ query, page, claim, engine }),
        ...{ runId, query, engine, askedAt, page, claim, support },
        isNew: false,
        overruled: null,
      }));
    });
  });
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

type OnPage = Pick<SaidClaim, "page" | "support">;

function citedPage({ url, title }: AnswerSource, supports: readonly ClaimSupport[]): OnPage {
  const support = supports.find((one) => isSamePage(one.url, url));
  const unread: ClaimSupport = { url, verdict: "not_checked", quote: null, note: null, isSure: false };
  return { page: { url, title }, support: support ?? unread };
}

const named = (own: SaidInRun["own"], support: ClaimSupport): OnPage => ({
  page: { url: own.url, title: own.title ?? null },
  support,
});

/** Those of the first list that the second doesn't have. */
function withoutSame(claims: readonly SaidClaim[], others: readonly SaidClaim[]): SaidClaim[] {
  const known = others.map(identityOf);
  return claims.filter((claim) => {
    const identity = identityOf(claim);
    return !known.some((one) => isSameClaim(one, identity));
  });
}

function marked(current: readonly SaidClaim[], earlier: readonly SaidClaim[] | null): SaidClaim[] {
  if (earlier === null) return [...current];
  const fresh = new Set(withoutSame(current, earlier).map(({ id }) => id));
  return current.map((claim) => ({ ...claim, isNew: fresh.has(claim.id) }));
}

const countsOf = (claims: readonly SaidClaim[]): Record<SupportVerdict, number> => {
  const counts = { not_supported: 0, partly: 0, supported: 0, not_checked: 0 };
  for (const { support } of claims) counts[support.verdict]++;
  return counts;
};

const isUrgent = ({ claim }: SaidClaim): boolean =>
  claim.facts.includes("price") || claim.facts.includes("date");

/** Prices and dates first, because readers act on them; then what the page doesn't say. */
const byNeed = (one: SaidClaim, other: SaidClaim): number =>
  Number(isUrgent(other)) - Number(isUrgent(one)) ||
  SUPPORT_VERDICTS.indexOf(one.support.verdict) - SUPPORT_VERDICTS.indexOf(other.support.verdict) ||
  Number(other.support.isSure) - Number(one.support.isSure) ||
  (one.askedAt < other.askedAt ? 1 : one.askedAt > other.askedAt ? -1 : 0);
