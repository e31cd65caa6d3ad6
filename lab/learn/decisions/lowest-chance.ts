type Case = { chance: number; isRight: boolean };

/** The lowest chance from which at least this share is right, in hundredths; null where it never is in enough cases. */
export function lowestChance(
  cases: readonly Case[],
  { minRight, minCases }: { minRight: number; minCases: number },
): number | null {
  const sorted = cases.toSorted((one, other) => other.chance - one.chance);
  let right = 0;
  let lowest: number | null = null;
  for (const [at, { chance, isRight }] of sorted.entries()) {
    right += isRight ? 1 : 0;
    const isLastOfItsChance = sorted[at + 1]?.chance !== chance;
    if (isLastOfItsChance && at + 1 >= minCases && right / (at + 1) >= minRight) lowest = chance;
  }
  return lowest === null ? null : Math.ceil(lowest * 100) / 100;
}
