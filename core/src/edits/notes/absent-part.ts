/** "See the table below" on a page whose HTML holds nothing that could be it. */
import { isEnglish, type NoteFinder, noteOf, ownSentences } from "./note.ts";

const POINTS_TO = /\b(?:see|in|check(?: out)?|watch) the (table|chart|graph|video) below\b/i;
/** Tables and charts may be pictures, frames, or drawn by a script. */
const DRAWN =
  /<(?:table|img|picture|svg|canvas|iframe|video|object|embed|figure|amp-)|role=["']?table|class=["'][^"']*(?:table|chart|grid|video)/i;

export const absentPart: NoteFinder = (subject) => {
  const { page, evidence } = subject;
  if (!isEnglish(subject) || page.isCut || DRAWN.test(evidence.html)) return [];
  const found = ownSentences(subject).find(({ text }) => POINTS_TO.test(text));
  const part = POINTS_TO.exec(found?.text ?? "")?.[1]?.toLowerCase();
  if (!found || !part) return [];
  return [
    noteOf(`absent-${found.block}`, {
      fault: `The text points to a ${part} below, and the page has none.`,
      todo: `Add the ${part}, or take the reference out.`,
      quotes: [found.text],
      about: "structure",
    }),
  ];
};
