/** Titles that leave out what the page is about. */
import type { Kind } from "../../contract/reading.ts";
import type { PageModel } from "../../page/page-model.ts";
import { type EditContext, type Finder, onPage, type Proposal } from "./context.ts";
import { shortThreadTitle, topicTitle } from "./thread.ts";

/** "Webcams": a title of so few words doesn't say whose or which. */
const MIN_TITLE_WORDS = 3;

export const findTitle: Finder = (context) =>
  bareTitle(context) ?? topicTitle(context) ?? unnamedSubject(context) ?? shortThreadTitle(context);

function bareTitle(context: EditContext): Proposal | null {
  const tag = context.page.titleTag?.value ?? "";
  const words = tag.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const at = onPage(context, tag);
  if (!at || words.length === 0 || words.length >= MIN_TITLE_WORDS || context.reading.kind === "home")
    return null;
  return {
    cause: "title",
    audit: "title-tag",
    fault: `The title is only “${tag}”, which doesn't say what a reader learns here.`,
    do: "Put the question that the page answers into the title, in a searcher's words.",
    at,
    before: at,
    effort: "low",
  };
}

const NAME = /(?<=[\p{Ll},;] )(?!The )\p{Lu}[\p{L}\p{N}+#-]{3,}(?: \p{Lu}[\p{L}\p{N}+#-]+){0,2}(?! ?\d)/gu;
/** They name many things, and are about none of them alone. */
const NAMELESS_KINDS: ReadonlySet<Kind> = new Set<Kind>(["home", "forum", "catalogue", "roundup"]);
/** A name that comes up in every fifteenth sentence is what the page is about. */
const MIN_TIMES = 5;
const SENTENCES_PER_NAME = 15;

/** The title may have what "SLMs" is short for. */
const SHORT_FORM = /^\p{Lu}{2,}s?$/u;

/** A word that is also written in lower case isn't a name. */
const isCommonWord = ({ text }: PageModel, [name]: [string, number]): boolean =>
  SHORT_FORM.test(name) || text.includes(` ${name.toLowerCase()}`);

/** A name that runs through the text and isn't in the title is what the title leaves out. */
function unnamedSubject(context: EditContext): Proposal | null {
  const { page, sentences } = context;
  const title = page.title ?? "";
  const at = onPage(context, title);
  const times = new Map<string, number>();
  for (const [name] of page.text.matchAll(NAME)) times.set(name, (times.get(name) ?? 0) + 1);
  const [most] = [...times].toSorted((one, other) => other[1] - one[1]);
  const isSubject =
    most &&
    !NAMELESS_KINDS.has(context.reading.kind) &&
    most[1] >= Math.max(MIN_TIMES, sentences.length / SENTENCES_PER_NAME);
  if (!at || !isSubject || isKnown(page, most[0]) || isCommonWord(page, most)) return null;
  if (!isInHeading(page, most[0])) return null;
  return {
    cause: "title",
    audit: "title-tag",
    evidence: "weak",
    fault: `The title doesn't name “${most[0]}”, which the text mentions ${most[1]} times.`,
    do: "Reword the title so that it names what the page is about.",
    at,
    before: at,
    effort: "low",
  };
}

/** What the page is about is in its headings too; a name that only the text has is one of many. */
const isInHeading = ({ headings }: PageModel, name: string): boolean =>
  headings.some(({ block, text }) => block !== null && text.includes(name));

/** The site's name and the author's are on the page for other reasons. */
function isKnown({ title, publisher, authors, url }: PageModel, name: string): boolean {
  const known = `${title} ${publisher?.value ?? ""} ${authors.join(" ")} ${url}`.toLowerCase();
  return name
    .toLowerCase()
    .split(" ")
    .some((word) => known.includes(word));
}
