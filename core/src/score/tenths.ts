/** Points have one decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;
