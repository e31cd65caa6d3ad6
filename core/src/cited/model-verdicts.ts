/** Which claims of a run a connected model is asked about, and the run's answers with the verdicts that its reply proves. */
import type { KeptAnswer } from "../visibility/answers/kept-answer.ts";
import type { AnswerClaim, ClaimSupport, SourcedAnswer } from "./cited-view.ts";
import { type ClaimCase, ClaimReplyShape, MAX_CASES, withModelVerdict } from "./claim-questions.ts";
import type { SourceLibrary } from "./source-library.ts";
import { splitClaims } from "./split-claims.ts";

/** Where the case is found in the readings: `support` is a place in the claim's list, or the user's page. */
export type PlacedCase = ClaimCase & {
  reading: number;
  claim: ClaimCase["claim"];
  at: number;
  support: number | "own";
};

type JudgedSet = {
  /** Answers that have a reading, in the order of the readings. */
  kept: readonly KeptAnswer[];
  readings: readonly SourcedAnswer[];
  library: SourceLibrary;
};

/** Only what the rules doubt: claims about the user's site first, then what the user's page says about the others. */
export function doubtfulCases({ kept, readings, library }: JudgedSet): PlacedCase[] {
  const found = readings.flatMap((reading, place) => {
    const answer = kept[place]?.answer;
    const own = new Set(reading.sources.filter(({ isOwn }) => isOwn).map(({ url }) => url));
    const split = answer ? splitClaims(answer) : [];
    return reading.claims.flatMap((claim, at) => {
      const words = split[at];
      if (words?.text !== claim.text) return [];
      return supportsOf(claim).flatMap(({ support, index }) => {
        const page = isDoubtful(support) ? library.find(support.url)?.page() : null;
        if (!page) return [];
        const isAboutOwn = index !== "own" && own.has(support.url);
        return [{ claim: words, page, reading: place, at, support: index, isAboutOwn }];
      });
    });
  });
  return found
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MAX_CASES)
    .map(({ isAboutOwn: _, ...one }) => one);
}

const rankOf = ({ isAboutOwn, support }: { isAboutOwn: boolean; support: number | "own" }): number =>
  isAboutOwn ? 0 : support === "own" ? 1 : 2;

const isDoubtful = ({ isSure, verdict }: ClaimSupport): boolean => !isSure && verdict !== "not_checked";

const supportsOf = ({ supports, own }: AnswerClaim): { support: ClaimSupport; index: number | "own" }[] => [
  ...supports.map((support, index) => ({ support, index })),
  { support: own, index: "own" as const },
];

/** A reply of another form changes nothing. */
export function withReply(
  readings: readonly SourcedAnswer[],
  cases: readonly PlacedCase[],
  reply: unknown,
): SourcedAnswer[] {
  const parsed = ClaimReplyShape.safeParse(reply);
  if (!parsed.success) return [...readings];
  const changed = readings.map((reading) => ({ ...reading, claims: [...reading.claims] }));
  for (const [number, placed] of cases.entries()) {
    const verdict = parsed.data.verdicts.find((one) => one.case === number);
    const claims = changed[placed.reading]?.claims;
    const claim = claims?.[placed.at];
    if (verdict && claims && claim) claims[placed.at] = withVerdict(claim, placed, verdict);
  }
  return changed;
}

function withVerdict(claim: AnswerClaim, placed: PlacedCase, reply: unknown): AnswerClaim {
  const { support: place } = placed;
  const rules = place === "own" ? claim.own : claim.supports[place];
  if (!rules) return claim;
  const { support, judgedBy } = withModelVerdict(placed, rules, reply);
  const by = judgedBy === "model" ? judgedBy : claim.judgedBy;
  if (place === "own") return { ...claim, own: support, judgedBy: by };
  return { ...claim, supports: claim.supports.with(place, support), judgedBy: by };
}
