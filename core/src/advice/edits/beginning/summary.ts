/** A long page without a summary, and a thread without one. */
import type { Finder } from "../context.ts";
import { unsummedThread } from "../thread.ts";

/** Shorter pages need no summary. */
const MIN_WORDS = 800;

export const findSummary: Finder = (context) => {
  const { words } = context.facts.text();
  if (context.reading.checks.summary !== "no") return null;
  if (context.reading.kind === "forum") return unsummedThread(context);
  if (words < MIN_WORDS) return null;
  return {
    cause: "beginning",
    evidence: "weak",
    audit: "summary-block",
    fault: `The page has ${words} words and no summary.`,
    do: "Add three to five key points below the title, each a full sentence with its figure.",
    effort: "low",
  };
};
