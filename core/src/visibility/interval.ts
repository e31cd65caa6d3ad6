/** How sure k of n is: the 95% Wilson interval, and whether two figures differ. */

export type Interval = { low: number; high: number };
export type Rate = { cited: number; counted: number };

/** The 97.5% point of the normal distribution. */
const Z = 1.959964;

/** Shares from 0 to 1; without any answer nothing is known. */
export function wilsonInterval({ cited, counted }: Rate): Interval {
  if (counted === 0) return { low: 0, high: 1 };
  const share = cited / counted;
  const square = Z * Z;
  const whole = 1 + square / counted;
  const middle = (share + square / (2 * counted)) / whole;
  const reach = (Z / whole) * Math.sqrt((share * (1 - share)) / counted + square / (4 * counted * counted));
  return {
    low: cited === 0 ? 0 : Math.max(0, middle - reach),
    high: cited === counted ? 1 : Math.min(1, middle + reach),
  };
}

/** A rate drawn a little to the middle, so that three of three is not called certain. From 0 to 10. */
export const scoreOfRate = ({ cited, counted }: Rate): number =>
  Math.round(((cited + 0.5) / (counted + 1)) * 100) / 10;

/** Two figures differ only where their intervals do not meet. */
export const canBeToldApart = (one: Interval, other: Interval): boolean =>
  one.high < other.low || other.high < one.low;
