/** Headings that don't say what their sections tell. */
import { isGeneric } from "../../../reading/features/heading-features.ts";
import { type Finder, onPage } from "../context.ts";
import { noSubheadings } from "./sections.ts";

export const findVagueHeadings: Finder = (context) =>
  noSubheadings(context) ?? genericHeadings(context) ?? shortHeadings(context);

const genericHeadings: Finder = (context) => {
  const [first, second] = context.page.headings.filter(
    ({ block, level, text }) =>
      block !== null && level > 1 && isGeneric(text.replace(/\W+$/, ""), context.pack),
  );
  const at = onPage(context, first?.text);
  if (!first || !second || !at || first.text === second.text) return null;
  return {
    cause: "headings",
    effort: "low",
    audit: "section-answers",
    fault: `The headings “${first.text}” and “${second.text}” would fit any page.`,
    do: "Reword them so that each heading says what its section tells.",
    at,
    before: at,
  };
};

const MIN_SHORT = 3;

const shortHeadings: Finder = (context) => {
  const short = context.page.headings.filter(
    ({ block, level, text }) =>
      block !== null && level > 1 && /^[\p{L}-]+(?: [\p{L}-]+)?:?$/u.test(text.trim()),
  );
  const at = onPage(context, short[0]?.text);
  if (short.length < MIN_SHORT || !at) return null;
  return {
    cause: "headings",
    effort: "low",
    audit: "section-answers",
    fault: `${short.length} headings have only one or two words, such as “${at}”.`,
    do: "Reword them so that each heading says what its section tells.",
    at,
    before: at,
  };
};
