/** Ends with a question mark, also inside a quotation or brackets. */
export const isQuestion = (text: string): boolean => /[?？]["”'»)\]]*\s*$/u.test(text);
