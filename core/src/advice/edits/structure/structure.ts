/** Edits of the page's order, by its kind. */
import type { Finder } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { unmarkedAnswer } from "../thread.ts";
import { bareEntries, ungrouped } from "./entries.ts";
import { findMinorRepair } from "./minor-repairs.ts";
import { longParagraph, noList } from "./running-text.ts";
import { longSection, noMainHeading, noSubheadings } from "./sections.ts";

export const findStructure: Finder = (context) => {
  if (context.reading.kind === "forum") return unmarkedAnswer(context);
  if (context.reading.kind === "catalogue")
    return bareEntries(context) ?? ungrouped(context) ?? findMinorRepair(context);
  if (SHOWCASES.has(context.reading.kind))
    return noMainHeading(context) ?? noList(context) ?? longSection(context);
  return (
    noSubheadings(context) ??
    longSection(context) ??
    longParagraph(context) ??
    noMainHeading(context) ??
    findMinorRepair(context)
  );
};
