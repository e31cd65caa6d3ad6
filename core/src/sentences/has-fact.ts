/** A number, or a name that doesn't open the sentence: a fact, whatever surrounds it. */
const FACT = /\d|[\p{Ll},;] \p{Lu}\p{L}|\p{Ll}\p{Lu}/u;

export const hasFact = (text: string): boolean => FACT.test(text);
