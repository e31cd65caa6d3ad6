/** Verdicts that an editor replaced. They apply to the same claim in later runs too, however an engine words it then. */
import { once } from "../once.ts";
import type { Overruled, OverrulingVerdict, SaidClaim } from "./cited-view.ts";
import { aboutOf, identityOf, isSameClaim } from "./claim-identity.ts";

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
  claim: SaidClaim,
): boolean {
  return isSameClaim(identityOfOverrule(overrule), identityOf(claim));
}

export type Overrule = (claim: SaidClaim) => SaidClaim;

/** Newest first; the first that fits a claim decides it. Each overrule is read once, when a claim is about the same page. */
export function overruling(overrules: readonly ClaimOverrule[]): Overrule {
  const known = new Map(
    [...Map.groupBy(overrules, ({ query, page }) => aboutOf(query, page))].map(([about, own]) => [
      about,
      own.map((overrule) => ({ overrule, identity: once(() => identityOfOverrule(overrule)) })),
    ]),
  );
  return (claim) => {
    const about = known.get(aboutOf(claim.query, claim.page.url));
    if (!about) return claim;
    const identity = identityOf(claim);
    const found = about.find((one) => isSameClaim(one.identity(), identity))?.overrule;
    return found ? overruled(claim, found) : claim;
  };
}

const overruled = (claim: SaidClaim, { id, verdict, note, by, at }: ClaimOverrule): SaidClaim => ({
  ...claim,
  support: { ...claim.support, verdict, note, isSure: true },
  overruled: { id, was: claim.support.verdict, note, by, at },
});
