/** Edits of the page's order, by its kind. */
import type { Kind } from "../../../contract/reading.ts";
import type { Finder } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { noSubheadings } from "./sections.ts";

/** Readers of a report or a thread start at its top and go on. */
const UNDIVIDED: ReadonlySet<Kind> = new Set<Kind>(["forum", "news"]);

export const findStructure: Finder = (context) => {
  const { kind } = context.reading;
  return UNDIVIDED.has(kind) || SHOWCASES.has(kind) ? null : noSubheadings(context);
};
