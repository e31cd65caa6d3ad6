/** A main heading that is a telephone number: it says nothing of what the page is about. */
import { type NoteFinder, noteOf } from "./note.ts";

const NUMBER = /^\P{L}*$/u;
const SIGNS = /^[\d\s()+./–-]+$/;
/** A day or a span of years has at most eight. */
const DIGITS = { min: 9, max: 15 };

export const phoneHeading: NoteFinder = ({ page }) => {
  const found = page.headings.find(({ level, text }) => level === 1 && isPhone(text));
  if (!found) return [];
  return [
    noteOf("phone-heading", {
      fault: "A main heading (H1) of this page is a telephone number.",
      todo: "Make the number plain text, and let the H1 name what the page is about.",
      quotes: [found.text, ...(page.titleTag ? [page.titleTag.value] : [])],
      about: "structure",
    }),
  ];
};

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return NUMBER.test(text) && SIGNS.test(text.trim()) && digits >= DIGITS.min && digits <= DIGITS.max;
}
