/** What is plainly wrong with an opening, whether or not it answers. */
import type { Line } from "../../../reading/lines.ts";
import { type Emptiness, emptinessOf } from "../../../sentences/filler.ts";
import { hasFact } from "../../../sentences/has-fact.ts";
import { startsWithCue } from "../../../sentences/sentence.ts";

const EMPTY_OPENINGS: Record<Emptiness, string> = {
  question: "The page opens with a question instead of an answer.",
  announcement: "The first sentence announces the content instead of giving it.",
  phrase: "The first sentence could open any page on the topic.",
  praise: "The page opens with praise instead of a fact.",
  greeting: "The page opens with a greeting instead of a fact.",
  call: "The page opens with a call to action instead of a fact.",
};

/** What is wrong with a sentence that could be deleted without loss. */
export function emptyFault(line: Line): string | null {
  const emptiness = emptinessOf(line);
  // Praise around a fact still gives the fact.
  return emptiness === null || (emptiness === "praise" && hasFact(line.text))
    ? null
    : EMPTY_OPENINGS[emptiness];
}

/** A sentence that needs its page around it can't be quoted. */
export function leaningFault(line: Line): string | null {
  return startsWithCue(line, "pointing")
    ? `The first sentence begins with “${line.text.split(" ")[0]}”, so it can't be quoted on its own.`
    : null;
}
