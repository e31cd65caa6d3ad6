/** Text as the fonts can draw it. */
import { type Face, fontOf } from "./fonts.ts";

/** Thrown where a letter can't be drawn, and caught where the file is made. */
export class Undrawable extends Error {}

/** Every space and control character but the end of a line. A space that keeps two words together stays one. */
const BLANK = /^(?:[\p{Cc}\p{Zl}\p{Zp}])$/u;
/** Signs without a width: soft hyphens, joiners, directions. */
const INVISIBLE = /^\p{Cf}$/u;
/**
 * pdfkit measures the rest of a word that is wider than its line again for each line, so that a word of 20,000 letters
 * would take minutes. After so many it may also break at a space without a width.
 */
const LONG_RUN = /\S{60}(?=\S)/gu;
const BREAK = "\u200b";
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})$/u;

/** Emoji that the font lacks are left out. A missing letter throws, because a name without it would be wrong. */
export function drawableText(text: string, face: Face): string {
  const { codePoints } = fontOf(face);
  const drawn = Array.from(text.normalize("NFC"), (sign) => {
    if (sign === "\n") return sign;
    if (BLANK.test(sign)) return " ";
    if (INVISIBLE.test(sign)) return "";
    if (codePoints.has(sign.codePointAt(0) ?? 0)) return sign;
    if (EMOJI.test(sign)) return "";
    throw new Undrawable(text);
  });
  return drawn
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(LONG_RUN, (run) => run + BREAK);
}
