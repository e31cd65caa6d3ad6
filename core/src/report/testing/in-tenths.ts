/** As a reader adds up what is printed. */
import { expect } from "vitest";

export const inTenths = (value: number): number => {
  expect(Math.abs(value * 10 - Math.round(value * 10))).toBeLessThan(1e-9);
  return Math.round(value * 10);
};

export const sumInTenths = (values: readonly number[]): number =>
  values.reduce((total, value) => total + inTenths(value), 0);
