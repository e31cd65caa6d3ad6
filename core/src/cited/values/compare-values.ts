/** Whether two values are the same, one contains the other, or they differ. */
import type { AmountValue, TextValue } from "./values.ts";

/**
 * `same`: equal in any notation. `wider`: the page's value is a range or a period that contains the claim's. `narrower`: the claim's
 * contains the page's. `limit`: equal, but only one of them is a limit. `other`: comparable and different. `unlike`: not comparable.
 */
export type ValueMatch = "same" | "wider" | "narrower" | "limit" | "other" | "unlike";

export function compareValues(claim: TextValue, page: TextValue): ValueMatch {
  if (claim.kind === "date" || page.kind === "date") {
    if (claim.kind !== "date" || page.kind !== "date") return "unlike";
    const pairs = claim.days.flatMap((one) => page.days.map((other): [string, string] => [one, other]));
    if (pairs.some(([one, other]) => other.startsWith(one))) return "same";
    return pairs.some(([one, other]) => one.startsWith(other)) ? "wider" : "other";
  }
  return compareAmounts(claim, page);
}

function compareAmounts(claim: AmountValue, page: AmountValue): ValueMatch {
  if (claim.kind !== page.kind) return "unlike";
  // "60" and "60 g" may be the same; "60 g" and "60 ml" can't be.
  const isUnitOpen = claim.unit === "" || page.unit === "";
  if (claim.unit !== page.unit && (!isUnitOpen || claim.kind === "price")) return "unlike";
  const isSame = meets(claim.low, page.low) && meets(claim.high, page.high);
  if (isSame) return claim.limit === page.limit ? "same" : "limit";
  if (isUnitOpen && claim.unit !== page.unit) return "unlike";
  if (contains(page, claim)) return "wider";
  return contains(claim, page) ? "narrower" : "other";
}

const TOLERANCE = 1e-6;
const isEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one), Math.abs(other));
const meets = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((value) => other.some((known) => isEqual(value, known)));

/** Only a range contains. */
function contains(outer: AmountValue, inner: AmountValue): boolean {
  const [low = 0, high = 0] = [outer.low[0], outer.high[0]];
  if (high <= low) return false;
  return (inner.low[0] ?? 0) >= low && (inner.high[0] ?? 0) <= high;
}
