/** For one question of one run: who was cited instead, and how their pages differ from the user's. */
import { hostOf } from "../page/site-of.ts";
import { pageKey } from "../visibility/answers/cited-address.ts";
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import { isCounted, siteOutcomeIn } from "../visibility/answers/outcome.ts";
import { countedShare, sharesOf } from "./cited-in-fact.ts";
import type { CitedPage, SourcedAnswer, WhyThem } from "./cited-view.ts";
import { claimId } from "./claim-identity.ts";
import type { ComparedResult } from "./differences.ts";
import { type ClaimOverrule, overrulingOwn } from "./overrules.ts";
import { isOwnSite, type OwnSite } from "./read-answer.ts";

export type JudgedRun = ComparedResult & {
  runId: string;
  query: string;
  own: OwnSite;
  /** Every answer of the run, failures included. */
  asked: readonly { kept: KeptAnswer; askedAt: string }[];
  answers: readonly SourcedAnswer[];
  overrules?: readonly ClaimOverrule[];
  progress: WhyThem["progress"];
};

export function whyThem({
  runId,
  query,
  own,
  asked,
  answers,
  overrules = [],
  differences,
  tooFew,
  progress,
}: JudgedRun): WhyThem {
  const site = { url: own.url, ...(own.names && { names: own.names }) };
  const outcomes = asked.map(({ kept }) => ({ kept, ...siteOutcomeIn(kept.answer, site) }));
  const counted = outcomes.filter(({ outcome }) => isCounted(outcome));
  const times = asked.map(({ askedAt }) => askedAt).toSorted();
  const asks = { query, page: { url: own.url } };
  const overrule = overrulingOwn(overrules, asks);
  const searched = answers.filter((answer) => answer.searched);
  return {
    runId,
    query,
    url: own.url,
    from: times[0] ?? "",
    to: times.at(-1) ?? "",
    counted: counted.length,
    failed: outcomes.filter(({ outcome }) => outcome === "failed").length,
    memory: outcomes.filter(({ outcome }) => outcome === "no_search").length,
    own: sharesOf(
      counted.map(({ kept, outcome }) => ({ engine: kept.engine, isCited: outcome === "cited" })),
    ),
    pages: citedPages(searched, own, counted.length),
    answers: answers.map((answer) => ({
      ...answer,
      claims: answer.claims.map((claim) => ({
        ...overrule(claim),
        id: claimId({ ...asks, claim, engine: answer.engine }),
      })),
    })),
    differences,
    tooFew,
    progress,
  };
}

/** Most cited first. Pages that were only dropped come last. */
export function citedPages(answers: readonly SourcedAnswer[], own: OwnSite, counted: number): CitedPage[] {
  const found = new Map<string, { url: string; title: string | null; cited: number; dropped: number }>();
  for (const { sources } of answers) {
    const roles = new Map<string, "cited" | "dropped">();
    for (const { url, title, role } of sources) {
      const key = pageKey(url);
      if (key === null) continue;
      const known = found.get(key) ?? { url, title, cited: 0, dropped: 0 };
      known.title ??= title;
      found.set(key, known);
      if (role === "cited" || !roles.has(key)) roles.set(key, role);
    }
    for (const [key, role] of roles) {
      const page = found.get(key);
      if (page) page[role]++;
    }
  }
  return [...found.values()]
    .map(({ url, title, cited, dropped }) => ({
      url,
      host: hostOf(url),
      title,
      isOwn: isOwnSite(hostOf(url), own),
      dropped,
      ...countedShare(cited, Math.max(counted, cited)),
    }))
    .toSorted(
      (one, other) =>
        other.cited - one.cited || other.dropped - one.dropped || (one.url < other.url ? -1 : 1),
    );
}
