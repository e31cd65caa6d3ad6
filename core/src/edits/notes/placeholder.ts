/** Text that was to be replaced before the page went live: "Lorem ipsum", "{{city}}", "[insert name]". */
import type { Kind } from "../../contract/reading.ts";
import { type NoteFinder, noteOf, ownSentences } from "./note.ts";

/** They show their readers what to fill in. */
const TEACHES: ReadonlySet<Kind> = new Set<Kind>(["reference", "how-to", "forum"]);
const LATIN = /\blorem ipsum\b/i;
const FIELD =
  /\{\{\s*[\w. ]{2,40}\s*\}\}|\[(?:insert|your|enter)\s[\p{Ll} ]{2,40}\]|<(?:insert|your|any)\p{Ll}*(?: [\p{Ll} ]{2,40})?>|%%[\w-]{3,40}%%/iu;

export const placeholder: NoteFinder = (subject) => {
  const { page, facts } = subject;
  const texts = [
    page.titleTag?.value ?? "",
    page.description?.value ?? "",
    ...page.headings.filter(({ block }) => block !== null).map(({ text }) => text),
    ...ownSentences(subject).map(({ text }) => text),
  ];
  const isCode = TEACHES.has(facts.reading().kind) || page.blocks.some(({ kind }) => kind === "code");
  const isLatin = !LATIN.test(page.title ?? "");
  const found = texts.find((text) => (isLatin && LATIN.test(text)) || (!isCode && FIELD.test(text)));
  if (found === undefined) return [];
  const words = (FIELD.exec(found) ?? LATIN.exec(found))?.[0] ?? found;
  return [
    noteOf("placeholder", {
      fault: `“${words}” looks like a placeholder that was never filled in.`,
      todo: "Write what belongs in the place of the placeholder.",
      quotes: [found],
    }),
  ];
};
