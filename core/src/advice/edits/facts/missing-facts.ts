/** Facts that only the author has: limits, experience, answers to what readers ask. */
import { hasCue } from "../../../reading/lines.ts";
import type { EditContext, Finder } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { neededExperience, neededLimit } from "../needs.ts";

/** Any of these may tell of a limit; where none occurs, the page tells of none. */
const LIMITS = [
  "limitations?|drawbacks?|downsides?|disadvantages?|cons|caveats?|exceptions?|trade-?offs?|side effects?",
  "not (?:suitable|recommended|ideal|for everyone|supported|available|all|always)",
  "cannot|can['’]t|won['’]t|doesn['’]t|does not|do not|don['’]t|isn['’]t|aren['’]t|unless|except|however|only (?:if|when)",
];
const LIMIT = new RegExp(`\\b(?:${LIMITS.join("|")})\\b`, "i");

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

/** Below it, the verdict was wrong too often. */
const MIN_CERTAINTY = 0.3;

export const findExperience: Finder = (context) => {
  if (context.reading.checks.first_hand !== "no" || context.certainty("first_hand") < MIN_CERTAINTY)
    return null;
  if (context.sentences.some(({ line }) => hasCue(line, "experience"))) return null;
  return {
    cause: "experience",
    evidence: "weak",
    audit: "original-data",
    fault: "We found no test, data or experience of your own on the page.",
    do: "Add what you measured, tried or saw yourself, with how many cases and when.",
    needs: neededExperience(context),
    effort: "high",
  };
};

export const findQuestions: Finder = ({ reading, page }) => {
  if (reading.checks.faq !== "no" || page.headings.some(({ text }) => text.includes("?"))) return null;
  return {
    cause: "questions",
    evidence: "weak",
    audit: "faq-block",
    fault: "The page has no questions with answers below them.",
    do: "Add the three questions you are asked most, each answered in two sentences.",
    needs: SHOWCASES.has(reading.kind)
      ? "what customers ask before they buy, and your answers"
      : "what readers ask after reading this, and your answers",
    effort: "high",
  };
};
