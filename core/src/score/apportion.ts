/** Numbers rounded so that they still add up: the method of largest remainders. */

/**
 * Whole numbers that add up to `total`, each as near to its part as that allows. A difference between the total and the
 * sum of the parts is shared by size. No part changes its sign, and a part of 0 stays 0.
 */
export function apportion(total: number, parts: readonly number[]): number[] {
  const size = sum(parts.map(Math.abs));
  if (size === 0) return parts.map(() => 0);
  const over = total - sum(parts);
  const wanted = parts.map((part) => part + (over * Math.abs(part)) / size);
  const whole = wanted.map(Math.floor);
  const remainder = (at: number) => (wanted[at] ?? 0) - (whole[at] ?? 0);
  const left = Math.round(total - sum(whole));
  const raised = new Set(
    [...parts.keys()].toSorted((one, other) => remainder(other) - remainder(one)).slice(0, left),
  );
  // Adding 0 turns −0 into 0.
  return whole.map((value, at) => value + (raised.has(at) ? 1 : 0) + 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
