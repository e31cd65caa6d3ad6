/** The length of a text in search results: in characters, and in pixels of the font that search engines use. */

/** No search engine publishes its limits. Snippets are usually cut at about these lengths. */
export const TITLE_LENGTH = { least: 50, most: 60, pixels: 580, size: 20 } as const;
export const DESCRIPTION_LENGTH = { least: 120, most: 155, pixels: 920, size: 14 } as const;
export type SnippetLength = typeof TITLE_LENGTH | typeof DESCRIPTION_LENGTH;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const PLAIN = /^[ -~]*$/;

/** Characters as a person counts them: an emoji is one. */
export function characters(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** Advance widths of Arial in thousandths of the size. */
const WIDTHS: [number, string][] = [
  [191, "'"],
  [222, "ijl’"],
  [260, "|"],
  [278, "ftI .,:;!/[]\\"],
  [333, "r()-“”"],
  [355, '"'],
  [500, "cksvxyzJ"],
  [556, "abdeghnopqu0123456789?L–$#_"],
  [584, "+<=>~"],
  [611, "FTZ"],
  [667, "ABEKPSVXY&"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "mM"],
  [889, "%"],
  [944, "W"],
  [1000, "—…"],
];
const widthOf = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const USUAL = 556;
const FULL = 1000;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

export function pixels(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widthOf.get(letter) ?? (WIDE.test(letter) ? FULL : USUAL);
  return Math.round((sum * size) / 1000);
}

export const fits = (text: string, length: SnippetLength): boolean =>
  characters(text) <= length.most && pixels(text, length.size) <= length.pixels;

/** Cuts between words, and not after an article or a preposition. */
const CLOSING_SMALL_WORD = /[\s,;:–-]+(?:a|an|the|and|or|of|for|to|in|on|with|by|per|your|my|vs)$/i;
export function cutAtWord(text: string, most: number): string {
  const units = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (units.length <= most) return text;
  const head = units.slice(0, most + 1).join("");
  const space = head.lastIndexOf(" ");
  let cut = space > 0 ? head.slice(0, space) : units.slice(0, most).join("");
  while (CLOSING_SMALL_WORD.test(cut)) cut = cut.replace(CLOSING_SMALL_WORD, "");
  return cut.replace(/[\s,;:(–-]+$/, "");
}
