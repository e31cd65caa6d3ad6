/** Words as XML can hold them: a page may contain signs that no XML file may. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const xmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, "");
