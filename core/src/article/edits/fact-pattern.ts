/** A figure, or a name inside the sentence: a fact, whatever surrounds it. */
export const FACT = /\d|[\p{Ll},;] \p{Lu}\p{L}/u;
