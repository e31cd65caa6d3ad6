/** One address as the answers of all runs know it: who cited it, for which questions, and what they claim by it. */
import { hostOf } from "../page/site-of.ts";
import { isSamePage } from "../visibility/answers/cited-address.ts";
import type { MonitoredEngine } from "../visibility/ratings.ts";
import { countedShare } from "./cited-in-fact.ts";
import type {
  AnswerClaim,
  ClaimSupport,
  CountedShare,
  SourcedAnswer,
  SourceRole,
  SupportVerdict,
} from "./cited-view.ts";

/** A run with its answers that search; those that don't name the page are counted and not shown. */
export type RunWithAnswers = { runId: string; query: string; answers: readonly SourcedAnswer[] };

export type AddressAnswer = {
  runId: string;
  query: string;
  engine: MonitoredEngine;
  sample: number;
  askedAt: string;
  role: SourceRole;
  position: number;
  /** What the answer says with the page as its source. */
  claims: { claim: AnswerClaim; support: ClaimSupport }[];
};
export type AddressQuestion = CountedShare & { query: string; runId: string; dropped: number };
export type AddressDay = {
  day: string;
  cited: number;
  dropped: number;
  /** Claims of the day by verdict. */
  counts: Record<SupportVerdict, number>;
};

export type AddressHistory = {
  url: string;
  host: string;
  title: string | null;
  isOwn: boolean;
  total: CountedShare;
  dropped: number;
  from: string | null;
  to: string | null;
  /** Most often cited first; `runId` is of the newest run. */
  questions: AddressQuestion[];
  /** Oldest first. */
  days: AddressDay[];
  /** Newest first. */
  answers: AddressAnswer[];
};

export function byPage(url: string, runs: readonly RunWithAnswers[]): AddressHistory {
  const searched = runs.flatMap(({ runId, query, answers }) =>
    answers.filter((answer) => answer.searched).map((answer) => ({ runId, query, answer })),
  );
  const named = searched.flatMap(({ runId, query, answer }) => {
    const own = answer.sources.filter((source) => isSamePage(source.url, url));
    const source = own.find(({ role }) => role === "cited") ?? own[0];
    return source ? [{ source, shown: shownAnswer({ runId, query, answer, url }, source) }] : [];
  });
  const answers = named
    .map(({ shown }) => shown)
    .toSorted((one, other) => (one.askedAt < other.askedAt ? 1 : -1));
  const times = answers.map(({ askedAt }) => askedAt);
  return {
    url,
    host: hostOf(url),
    title: named.find(({ source }) => source.title !== null)?.source.title ?? null,
    isOwn: named.some(({ source }) => source.isOwn),
    total: countedShare(citedCount(answers), searched.length),
    dropped: answers.length - citedCount(answers),
    from: times.at(-1) ?? null,
    to: times[0] ?? null,
    questions: questionsOf(answers, searched),
    days: daysOf(answers),
    answers,
  };
}

type Named = { runId: string; query: string; answer: SourcedAnswer; url: string };

function shownAnswer(
  { runId, query, answer, url }: Named,
  { role, position }: Pick<AddressAnswer, "role" | "position">,
): AddressAnswer {
  const { engine, sample, askedAt } = answer;
  const claims = answer.claims.flatMap((claim) => {
    const support = claim.supports.find((one) => isSamePage(one.url, url));
    return support ? [{ claim, support }] : [];
  });
  return { runId, query, engine, sample, askedAt, role, position, claims };
}

const citedCount = (answers: readonly AddressAnswer[]): number =>
  answers.filter(({ role }) => role === "cited").length;

function questionsOf(
  answers: readonly AddressAnswer[],
  searched: readonly { query: string }[],
): AddressQuestion[] {
  return [...Map.groupBy(answers, ({ query }) => query)]
    .map(([query, own]) => ({
      query,
      runId: own[0]?.runId ?? "",
      dropped: own.length - citedCount(own),
      ...countedShare(citedCount(own), searched.filter((one) => one.query === query).length),
    }))
    .toSorted((one, other) => other.cited - one.cited || other.dropped - one.dropped);
}

function daysOf(answers: readonly AddressAnswer[]): AddressDay[] {
  return [...Map.groupBy(answers, ({ askedAt }) => askedAt.slice(0, 10))]
    .map(([day, own]) => {
      const counts = { not_supported: 0, partly: 0, supported: 0, not_checked: 0 };
      for (const { claims } of own) for (const { support } of claims) counts[support.verdict]++;
      const cited = citedCount(own);
      return { day, cited, dropped: own.length - cited, counts };
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
