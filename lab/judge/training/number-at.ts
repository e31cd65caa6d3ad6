/**
 * Reads a number of a typed array. The loops stay within its bounds; an index outside makes the result NaN, as it does
 * in plain arithmetic. It takes only one kind of array, so that the engine can compile it into the loops.
 */
export const numberAt = (values: Float64Array, index: number): number => values[index] ?? Number.NaN;
