/** Characters that a wrong encoding broke: "Xeroâ€™s" in the HTML, or the sign � in place of one. */
import { misreadIn, repairEncoding } from "../../page/tree/repair-encoding.ts";
import { collapse } from "../../page/tree/text.ts";
import { type NoteFinder, noteOf, ownSentences } from "./note.ts";

const LOST = "\ufffd";
/** Enough to find the place in the source. */
const AROUND = 30;
/** Most places are outside of the main text or inside of it; more aren't looked at. */
const MAX_PLACES = 50;

export const brokenCharacters: NoteFinder = (subject) => {
  const sentences = ownSentences(subject);
  const lost = sentences.find(({ text }) => text.includes(LOST));
  if (lost) return [broken("A character of this sentence is lost (�).", [lost.text])];
  const { html } = subject.evidence;
  for (const { start, end } of misreadIn(html, MAX_PLACES)) {
    const before =
      html
        .slice(Math.max(0, start - AROUND), start)
        .split(/[<>]/)
        .at(-1) ?? "";
    const after = html.slice(end, end + AROUND).split(/[<>]/)[0] ?? "";
    const written = collapse(before + html.slice(start, end) + after);
    const meant = repairEncoding(written);
    const sentence = sentences.find(({ text }) => text.includes(meant))?.text;
    if (sentence)
      return [broken("The HTML has characters that a wrong encoding broke.", [sentence, written])];
  }
  return [];
};

const broken = (fault: string, quotes: readonly string[]) =>
  noteOf("broken-characters", {
    fault,
    todo: "Save the page as UTF-8 and write the characters again.",
    quotes,
    about: "technical",
  });
