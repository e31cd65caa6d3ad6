/** What many answers say and the user's page doesn't: claims that mean the same, counted over answers. */
import { lexiconFor } from "../language/lexicon.ts";
import type { AnswerClaim, ClaimSupport, SourcedAnswer } from "./cited-view.ts";

export type CommonTopic = {
  /** The claim that is most like the others. */
  claim: AnswerClaim;
  /** Answers that say it. */
  answers: number;
  /** A passage of a cited page that supports it. */
  theirs: ClaimSupport;
  /** Addresses of pages that support it. */
  supportedBy: ReadonlySet<string>;
};

/** Claims share this much of their words where they mean the same. */
const MIN_OVERLAP = 0.5;
/** A topic comes up in at least this share of the answers, and in at least three. */
const MIN_SHARE = 0.3;
const MIN_ANSWERS = 3;
/** Comparing all claims with each other takes the square of their number. */
const MAX_CLAIMS = 400;

type Group = { stems: ReadonlySet<string>; claims: AnswerClaim[]; answers: Set<number> };

export function commonTopics(answers: readonly SourcedAnswer[]): CommonTopic[] {
  const lexicon = lexiconFor(answers.map(({ text }) => text.slice(0, 2_000)).join("\n"));
  const groups: Group[] = [];
  let count = 0;
  for (const [at, { claims }] of answers.entries())
    for (const claim of claims) {
      if (count++ === MAX_CLAIMS) break;
      const stems = new Set(lexicon.stemsOfText(claim.text));
      const known = groups.find((group) => overlap(group.stems, stems) >= MIN_OVERLAP);
      if (!known) groups.push({ stems, claims: [claim], answers: new Set([at]) });
      else {
        known.claims.push(claim);
        known.answers.add(at);
      }
    }
  const needed = Math.max(MIN_ANSWERS, Math.ceil(MIN_SHARE * answers.length));
  return groups
    .filter((group) => group.answers.size >= needed)
    .flatMap((group) => topicOf(group) ?? [])
    .toSorted((one, other) => other.answers - one.answers);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Only what the user's page clearly lacks in each wording, and at least one cited page says. */
function topicOf({ claims, answers }: Group): CommonTopic | null {
  if (claims.some(({ own }) => own.verdict !== "not_supported")) return null;
  const supported = claims.flatMap((claim) =>
    claim.supports
      .filter(({ verdict, quote }) => verdict === "supported" && quote !== null)
      .map((support) => ({ claim, support })),
  );
  const [first] = supported;
  if (!first) return null;
  return {
    claim: first.claim,
    answers: answers.size,
    theirs: first.support,
    supportedBy: new Set(supported.map(({ support }) => support.url)),
  };
}
