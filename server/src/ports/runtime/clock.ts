/** Time arrives as an argument, so that a test can choose it. */
export type Clock = { now(): Date };
