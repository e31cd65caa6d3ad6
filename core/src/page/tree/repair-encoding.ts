/** UTF-8 that was read as Windows-1252 or Latin-1 and saved again: "Xeroâ€™s" for "Xero’s". */
import type { ElementNode } from "./tree.ts";

/** The characters of Windows-1252 for the bytes 80 to 9F; Latin-1 has control characters there. */
const WINDOWS =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
const ANY = `[\\u0080-\\u00bf${WINDOWS}]`;
/**
 * Only what no language writes: â before €, ‚, „, †, ˆ or œ begins a dash, a quotation mark or a sign; ðŸ begins an emoji; Ã
 * and Â before a sign are a letter or a sign of Western Europe. A word in capitals may end in Ã before a quotation mark, so
 * Ã before quotation marks and Ã after a capital are left.
 */
const MISREAD = new RegExp(
  [
    `\u00e2[\u0080-\u0088\u009c\u20ac\u201a\u201e\u2020\u02c6\u0153]${ANY}`,
    `\u00f0[\u009f\u0178]${ANY}{2}`,
    "\u00ef\u00bb\u00bf",
    "(?<!\\p{Lu})\u00c2[\u00a0-\u00bf]",
    "(?<!\\p{Lu})\u00c3[\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u0152\u017d\u02dc\u2122\u0161\u0153\u017e\u0178]",
  ].join("|"),
  "gu",
);
/** Attributes that are read as words; addresses are what they are. */
const WORDS = new Set(["alt", "title", "content", "aria-label", "placeholder"]);

/** Repairs the texts of a tree; their places stay those of the source. */
export function repairTexts(element: ElementNode): void {
  for (const attribute of element.attrs)
    if (WORDS.has(attribute.name)) attribute.value = repairEncoding(attribute.value);
  for (const child of element.children) {
    if (child.kind === "text") child.text = repairEncoding(child.text);
    else repairTexts(child);
  }
}

export function repairEncoding(text: string): string {
  if (!/[\u00c2\u00c3\u00e2\u00ef\u00f0]/.test(text)) return text;
  return text.replace(MISREAD, (misread) => {
    try {
      return decodeURIComponent(Array.from(misread, (one) => `%${byteOf(one).toString(16)}`).join(""));
    } catch {
      return misread;
    }
  });
}

/** The first places where a text has such characters. */
export function misreadIn(text: string, most: number): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  if (!/[\u00c2\u00c3\u00e2\u00ef\u00f0]/.test(text)) return places;
  for (const { 0: misread, index } of text.matchAll(MISREAD)) {
    if (places.length === most) break;
    places.push({ start: index, end: index + misread.length });
  }
  return places;
}

function byteOf(character: string): number {
  const at = WINDOWS.indexOf(character);
  return at >= 0 ? 0x80 + at : character.charCodeAt(0);
}
