/** Edits of the page's order, by its kind. */
import type { Finder } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { unmarkedAnswer } from "../thread.ts";
import { bareEntries, ungrouped } from "./entries.ts";
import { noExample } from "./examples.ts";
import { longParagraph, longSentence, noList, unlistedSection } from "./running-text.ts";
import { longSection, noContents, noMainHeading, noSubheadings } from "./sections.ts";

export const findStructure: Finder = (context) => {
  if (context.reading.kind === "forum") return unmarkedAnswer(context);
  if (context.reading.kind === "catalogue")
    return bareEntries(context) ?? ungrouped(context) ?? unlistedSection(context);
  if (SHOWCASES.has(context.reading.kind))
    return noMainHeading(context) ?? noList(context) ?? longSection(context);
  return (
    noSubheadings(context) ??
    longSection(context) ??
    longParagraph(context) ??
    longSentence(context) ??
    noMainHeading(context) ??
    noExample(context) ??
    noContents(context) ??
    unlistedSection(context)
  );
};
