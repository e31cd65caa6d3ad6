/** Headings that don't say what their sections tell. */
import { isGeneric } from "../../../reading/features/heading-features.ts";
import { type Finder, onPage } from "../context.ts";
import { noSubheadings } from "./sections.ts";

export const findVagueHeadings: Finder = (context) => noSubheadings(context) ?? genericHeadings(context);

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
    do: "Reword the vague headings so that each says what its section tells.",
    at,
    before: at,
  };
};
