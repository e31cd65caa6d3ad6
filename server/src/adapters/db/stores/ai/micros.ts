/** Dollars are kept as millionths: whole numbers, whose sums are exact. A cost is rounded up, never away. */
const MILLION = 1_000_000;

export const toMicros = (usd: number): number => Math.ceil(Number((usd * MILLION).toFixed(3)));
export const fromMicros = (micros: number): number => micros / MILLION;
