/** The page's own title isn't its main heading (H1), or shares that level with other headings. */
import { bareWords } from "../../../language/words.ts";
import type { Heading, PageModel } from "../../../page/page-model.ts";
import type { EditContext, Finder, Proposal } from "../context.ts";

/** Sites put their name and the section's behind these. */
const SEPARATOR = /\s+(?:[|·•»/–—-]|::)\s+/u;
/** "News" in a title may be the section's name. */
const MIN_WORDS = 3;
/** A heading with more of the title's words says the title. */
const MIN_SHARE = 0.8;
const MAX_SHOWN = 3;

/** A thread, a card or a report below the page's own text has a title of its own. */
export const findMainHeading: Finder = (context) => untitled(context) ?? absent(context) ?? shared(context);

/** The heading that says the title has a lower level, and no H1 says it. */
function untitled({ page }: EditContext): Proposal | null {
  const mains = page.headings.filter(({ level }) => level === 1);
  const own = page.headings.find(
    (heading) => heading.level > 1 && isAbove(heading, page) && saysTitle(heading, page),
  );
  if (!own || mains.some((heading) => resemblesTitle(heading, page))) return null;
  const other = mains[0]?.text;
  const rest = other ? `the only H1 is “${other}”` : "the page has no H1";
  return {
    cause: "mainHeading",
    effort: "low",
    evidence: "clear",
    audit: mains.length === 0 ? "heading-order" : null,
    fault: `Your title is only an H${own.level}, and ${mains.length > 1 ? "none of the H1 headings says it" : rest}.`,
    do: other ? "Make your title the H1, and the other heading plain text." : "Make your title the H1.",
    at: own.text,
    before: own.text,
    after: `<h1>${escaped(own.text)}</h1>`,
  };
}

/** Above the text; further down it would be the title of a section, or of another page. */
function isAbove({ block }: Heading, { blocks }: PageModel): boolean {
  const first = blocks.find(({ kind }) => kind === "paragraph")?.index;
  return block === null || first === undefined || block < first;
}

/** Nothing is an H1, and no heading says the title: it may be set in large letters only. */
function absent({ page, failed }: EditContext): Proposal | null {
  if (!page.title || !failed("heading-order") || page.headings.some(({ level }) => level === 1)) return null;
  return {
    cause: "mainHeading",
    effort: "low",
    audit: "heading-order",
    fault: "The page has no main heading (H1).",
    do: "Put the page's title above the text, as an H1.",
  };
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Sections have the level of the title. A second H1 with the same words is one for small screens. */
function shared({ page, facts }: EditContext): Proposal | null {
  const mains = page.headings.filter(({ level, block }) => level === 1 && block !== null);
  const own = mains.find((heading) => saysTitle(heading, page));
  const others = mains.filter(
    (heading) => heading !== own && bareWords(heading.text) !== bareWords(own?.text ?? ""),
  );
  const sections = others.filter(({ block }) => (block ?? 0) > (own?.block ?? 0));
  if (!own || sections.length === 0 || facts.text().words < MIN_TEXT_WORDS) return null;
  const shown = sections.slice(0, MAX_SHOWN).map(({ text }) => `“${text}”`);
  return {
    cause: "mainHeading",
    effort: "low",
    audit: "heading-order",
    fault: `${sections.length === 1 ? "A section has" : `${sections.length} sections have`} the level of the title (H1): ${shown.join(", ")}.`,
    do: `Make ${sections.length === 1 ? "it" : "them"} H2, and what stands below one level lower.`,
    at: sections[0]?.text ?? null,
  };
}
const MIN_TEXT_WORDS = 300;

/** As much of the title as a search result shows, without the site's name. */
function saysTitle({ text }: Pick<Heading, "text">, page: PageModel): boolean {
  const words = wordsOf(text);
  return titlesOf(page).some((title) => {
    const named = wordsOf(title);
    const [fewer, more] = words.length < named.length ? [words, named] : [named, words];
    return (
      fewer.length >= MIN_WORDS &&
      fewer.length >= MIN_SHARE * more.length &&
      fewer.filter((word) => more.includes(word)).length >= MIN_SHARE * more.length
    );
  });
}

/** Half of the title's words, whatever their endings, and the H1 is the title in other words. */
function resemblesTitle(heading: Heading, page: PageModel): boolean {
  const stems = (text: string) => new Set(wordsOf(text).map((word) => word.slice(0, STEM_LETTERS)));
  const said = stems(heading.text);
  return titlesOf(page).some((title) => {
    const named = stems(title);
    return named.size > 0 && [...named].filter((stem) => said.has(stem)).length >= named.size / 2;
  });
}
const STEM_LETTERS = 5;

const wordsOf = (text: string): string[] =>
  bareWords(text)
    .split(" ")
    .filter((word) => word !== "");

const titlesOf = ({ titleTag, structuredData }: PageModel): string[] =>
  [titleTag?.value ?? "", ...(structuredData.openGraph["og:title"] ?? [])].flatMap((title) => [
    title,
    title.split(SEPARATOR)[0] ?? "",
    title.split(SEPARATOR).toSorted((one, other) => other.length - one.length)[0] ?? "",
    title.split(SEPARATOR).slice(0, -1).join(" "),
  ]);
