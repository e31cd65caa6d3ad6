/** The first entry of a ranking has the name of the site: readers should learn from the author that it is the author's own. */
import { siteName } from "../../reading/question/site-name.ts";
import { type NoteFinder, noteOf, ownSentences } from "./note.ts";

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
/** Shorter names of sites are words of the language. */
const MIN_NAME_CHARS = 5;
const FIRST = /^(?:#\s*)?1\s*[.):-]?\s+(.{2,60})$/;
const SECOND = /^(?:#\s*)?2\s*[.):-]?\s+\S/;
const DISCLOSES = /\bdisclos|\bour own\b/i;
const OURS = /\b(?:our|ours|we|us)\b/i;

export const ownProduct: NoteFinder = (subject) => {
  const { headings, url } = subject.page;
  const inText = headings.filter(({ block }) => block !== null);
  const first = inText.find(({ text }) => FIRST.test(text));
  const second = inText.find(({ text }) => SECOND.test(text));
  const site = nameInAddress(url);
  const name = lettersOf(FIRST.exec(first?.text ?? "")?.[1] ?? "");
  if (!first || !second || site.length < MIN_NAME_CHARS || !name.startsWith(site)) return [];
  const isDisclosed = ownSentences(subject).some(
    ({ text }) => DISCLOSES.test(text) || (OURS.test(text) && lettersOf(text).includes(site)),
  );
  if (isDisclosed) return [];
  const declared = siteName(subject.page);
  return [
    noteOf("own-product", {
      fault: "The first of your list has the name of this site.",
      todo: "If the first entry is your own product, say so near the top.",
      quotes: [first.text, ...(declared ? [declared] : [])],
    }),
  ];
};

/** "blog.example.com" -> "example". */
function nameInAddress(url: string): string {
  const labels = URL.canParse(url) ? new URL(url).hostname.split(".") : [];
  return lettersOf(labels.at(-2) ?? "");
}
