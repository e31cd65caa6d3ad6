/** Limits, which only the author knows. */
import { english } from "../../../language/packs/en.ts";
import { phrasePattern } from "../../../language/phrase-pattern.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import type { EditContext, Finder } from "../context.ts";
import { neededLimit } from "../needs.ts";

/** Any of these may tell of a limit; where none occurs, the page tells of none. */
const LIMIT = phrasePattern(english.phrases("tellsLimit"));

/** Our list is English; other languages have the cues of their pack, and no pack means that we can't tell. */
function tellsLimit({ page, pack, sentences }: EditContext): boolean {
  if (pack?.code === "en") return LIMIT.test(page.text);
  return pack === null || sentences.some(({ line }) => hasCue(line, "limits"));
}

export const findLimits: Finder = (context) => {
  if (tellsLimit(context)) return null;
  return {
    cause: "limits",
    audit: "balanced-view",
    fault: "We found no drawback, limit or exception on the page.",
    do: "Add one or two sentences on when it doesn't work or whom it doesn't suit.",
    needs: neededLimit(context),
    effort: "high",
  };
};
