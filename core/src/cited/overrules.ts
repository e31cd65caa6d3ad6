/** Verdicts that an editor replaced. They apply to the same claim in later runs too, however an engine words it then. */
import { once } from "../once.ts";
import type { AnswerClaim, ClaimSupport, Overruled, OverrulingVerdict, SaidClaim } from "./cited-view.ts";
import { aboutOf, type IdentifiedClaim, identityOf, isSameClaim } from "./claim-identity.ts";

/** As stored, with the words of the claim that it was made about. */
export type ClaimOverrule = Omit<Overruled, "was"> & {
  query: string;
  page: string;
  claim: string;
  verdict: OverrulingVerdict;
};

const identityOfOverrule = ({ query, page, claim }: Pick<ClaimOverrule, "query" | "page" | "claim">) =>
  identityOf({ query, page: { url: page }, claim: { text: claim } });

export function isAbout(
  overrule: Pick<ClaimOverrule, "query" | "page" | "claim">,
  claim: IdentifiedClaim,
): boolean {
  return isSameClaim(identityOfOverrule(overrule), identityOf(claim));
}

type FindOverrule = (claim: IdentifiedClaim) => ClaimOverrule | undefined;

/** Newest first; the first that fits a claim decides it. Each overrule is read once, when a claim is about the same page. */
function overruleFinder(overrules: readonly ClaimOverrule[]): FindOverrule {
  const known = new Map(
    [...Map.groupBy(overrules, ({ query, page }) => aboutOf(query, page))].map(([about, own]) => [
      about,
      own.map((overrule) => ({ overrule, identity: once(() => identityOfOverrule(overrule)) })),
    ]),
  );
  return (claim) => {
    const about = known.get(aboutOf(claim.query, claim.page.url));
    if (!about) return undefined;
    const identity = identityOf(claim);
    return about.find((one) => isSameClaim(one.identity(), identity))?.overrule;
  };
}

export type Overrule = (claim: SaidClaim) => SaidClaim;

export function overruling(overrules: readonly ClaimOverrule[]): Overrule {
  const find = overruleFinder(overrules);
  return (claim) => {
    const found = find(claim);
    if (!found) return claim;
    const { support, overruled } = replaced(claim.support, found);
    return { ...claim, support, overruled };
  };
}

/** For claims of any answer to a question: whether the user's page says them. */
export function overrulingOwn(
  overrules: readonly ClaimOverrule[],
  asked: Pick<IdentifiedClaim, "query" | "page">,
): (claim: AnswerClaim) => AnswerClaim {
  const find = overruleFinder(overrules);
  return (claim) => {
    const found = find({ ...asked, claim });
    if (!found) return claim;
    const { support, overruled } = replaced(claim.own, found);
    return { ...claim, own: support, ownOverruled: overruled };
  };
}

const replaced = (
  support: ClaimSupport,
  { id, verdict, note, by, at }: ClaimOverrule,
): { support: ClaimSupport; overruled: Overruled } => ({
  support: { ...support, verdict, note, isSure: true },
  overruled: { id, was: support.verdict, note, by, at },
});
