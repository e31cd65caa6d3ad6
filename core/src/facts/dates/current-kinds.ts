/** Kinds of page whose text readers take as true today. A report, a story or a thread keeps the day it was written on. */
import type { Kind } from "../../contract/reading.ts";

export const CURRENT_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "roundup",
  "comparison",
  "review",
  "reference",
]);
