/** The verdict of each check, with its proof. A verdict that the page's words don't support becomes unsure. */
import { recordOf } from "../contract/lists/record-of.ts";
import { CHECKS, type CheckName, type CheckReading, FAULTS } from "../contract/reading.ts";
import type { Material } from "./material.ts";
import { isContradicted, isTooShort, lacksProof, proofsOf } from "./proof.ts";
import type { Candidate } from "./sentences/candidates.ts";
import { type Chances, isClearFault, verdictOf } from "./verdicts.ts";

export const hundredths = (value: number) => Math.round(value * 100) / 100;

export function checkReadings(
  material: Material,
  candidates: readonly Candidate[],
  chances: Chances,
): Record<CheckName, CheckReading> {
  const proofs = proofsOf(material, candidates);
  return recordOf(CHECKS, (check): CheckReading => {
    const { verdict, sure, certainty } = verdictOf(check, chances[check]);
    const quotes = proofs(check, verdict);
    const isUnfounded =
      lacksProof(check, verdict, quotes) ||
      isTooShort(material, check, verdict) ||
      (verdict === "no" && isContradicted(material, candidates, check));
    const stated = isUnfounded ? "unsure" : verdict;
    const isFault = stated === (FAULTS.has(check) ? "yes" : "no");
    return {
      verdict: stated,
      sure: hundredths(sure),
      certainty,
      ...(isFault && !isClearFault(check, chances[check]) && { isDoubtful: true as const }),
      quotes: isUnfounded ? [] : quotes,
      by: "engine",
    };
  });
}
