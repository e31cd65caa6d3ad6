/** The page's own title isn't its main heading (H1), or shares that level with other headings. */
import { loweredTitle, saysTitle } from "../../../facts/structure/title-heading.ts";
import { bareWords } from "../../../language/words.ts";
import type { Heading, PageModel } from "../../../page/page-model.ts";
import { squeeze } from "../../../page/tree/characters.ts";
import type { EditContext, Finder, Proposal } from "../context.ts";

const MAX_SHOWN = 3;

/** A thread, a card or a report below the page's own text has a title of its own. */
export const findMainHeading: Finder = (context) => untitled(context) ?? absent(context) ?? shared(context);

/** The heading that says the title has a lower level, and no H1 says it. */
function untitled({ page }: EditContext): Proposal | null {
  const mains = page.headings.filter(({ level }) => level === 1);
  const own = loweredTitle(page);
  if (!own) return null;
  const other = mains[0]?.text;
  const rest = other ? `the only H1 is “${other}”` : "the page has no H1";
  return {
    cause: "mainHeading",
    effort: "low",
    evidence: "clear",
    audit: mains.length === 0 ? "heading-order" : null,
    fault: `Your title is only an H${own.level}, and ${mains.length > 1 ? "none of the H1 headings says it" : rest}.`,
    do: `Make your title the H1${other ? ", and the other heading plain text" : ""}.${raised(own, page)}`,
    at: own.text,
    before: own.text,
    after: `<h1>${escaped(own.text)}</h1>`,
  };
}

/** Below an H1, sections that began at H3 or lower would skip a level. */
function raised(own: Heading, { headings }: PageModel): string {
  const below = headings.slice(headings.indexOf(own) + 1).filter(({ block }) => block !== null);
  const top = Math.min(...below.map(({ level }) => level));
  return top > 2 && Number.isFinite(top) ? ` The sections below it become H2 instead of H${top}.` : "";
}

/** Nothing is an H1, and no heading says the title: it may be set in large letters only. */
function absent({ page, failed }: EditContext): Proposal | null {
  if (!page.title || !failed("heading-order") || page.headings.some(({ level }) => level === 1)) return null;
  return {
    cause: "mainHeading",
    effort: "low",
    audit: "heading-order",
    fault: "The page has no main heading (H1).",
    ...(!isShown(page.title, page)
      ? { do: "Put the page's title above the text, as an H1." }
      : {
          do: "Mark the title above the text as the page's H1.",
          after: `<h1>${escaped(page.title)}</h1>`,
        }),
  };
}

/** In the text or beside it, and not only in the head. */
const isShown = (title: string, { blocks, boilerplate }: PageModel): boolean =>
  [...blocks, ...boilerplate].some(({ text }) => squeeze(text).includes(squeeze(title)));

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
    do: `Make the ${sections.length === 1 ? "section's heading" : "headings of these sections"} H2, and what stands below one level lower.`,
    at: sections[0]?.text ?? null,
  };
}
const MIN_TEXT_WORDS = 300;
