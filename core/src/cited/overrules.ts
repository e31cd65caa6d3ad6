/** Verdicts that an editor replaced. They apply to the same claim in later runs too, however an engine words it then. */
import type { Overruled, OverrulingVerdict, SaidClaim } from "./cited-view.ts";
import { identityOf, isSameClaim } from "./claim-identity.ts";

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

/** Newest first; the first that fits a claim decides it. */
export function withOverrules(
  claims: readonly SaidClaim[],
  overrules: readonly ClaimOverrule[],
): SaidClaim[] {
  if (overrules.length === 0) return [...claims];
  const known = overrules.map((overrule) => ({ overrule, identity: identityOfOverrule(overrule) }));
  return claims.map((claim) => {
    const identity = identityOf(claim);
    const found = known.find((one) => isSameClaim(one.identity, identity))?.overrule;
    if (!found) return claim;
    const { id, verdict, note, by, at } = found;
    return {
      ...claim,
      support: { ...claim.support, verdict, note, isSure: true },
      overruled: { id, was: claim.support.verdict, note, by, at },
    };
  });
}
