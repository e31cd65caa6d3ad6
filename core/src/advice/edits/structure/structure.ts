/** Edits of the page's order, by its kind. */
import type { Finder } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { noSubheadings } from "./sections.ts";

export const findStructure: Finder = (context) => {
  const { kind } = context.reading;
  return SHOWCASES.has(kind) ? null : noSubheadings(context);
};
