/** The heading that says the page's title, and whether it is the main one. */
import { bareWords } from "../../language/words.ts";
import type { Heading, PageModel } from "../../page/page-model.ts";

/** Sites put their name and the section's behind these. */
const SEPARATOR = /\s+(?:[|·•»/–—-]|::)\s+/u;
/** "News" in a title may be the section's name. */
const MIN_WORDS = 3;
/** A heading with more of the title's words says the title. */
const MIN_SHARE = 0.8;

/** Above the text, a heading of a lower level says the title, and no H1 does. */
export function loweredTitle(page: PageModel): Heading | null {
  const own = page.headings.find(
    (heading) => heading.level > 1 && isAbove(heading, page) && saysTitle(heading, page),
  );
  const mains = page.headings.filter(({ level }) => level === 1);
  return !own || mains.some((heading) => resemblesTitle(heading, page)) ? null : own;
}

/** Above the text; further down it would be the title of a section, or of another page. */
function isAbove({ block }: Heading, { blocks }: PageModel): boolean {
  const first = blocks.find(({ kind }) => kind === "paragraph")?.index;
  return block === null || first === undefined || block < first;
}

/** As much of the title as a search result shows, without the site's name. */
export function saysTitle({ text }: Pick<Heading, "text">, page: PageModel): boolean {
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
