/** Claims of sources that nobody can look up. */
import { externalLinksByBlock } from "../../../facts/numbers/numbers.ts";
import { phrasesOfAll } from "../../../language/packs/all.ts";
import { phrasePattern } from "../../../language/phrase-pattern.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isProse } from "../../../sentences/prose.ts";
import { hasCue } from "../../../sentences/sentence.ts";
import { type EditContext, type Finder, onPage, wholeOnPage } from "../context.ts";

/** The author's own research, or words in an example. */
const OWN = /["“”]|\b(?:my|our|your) (?:research|stud(?:y|ies)|experts?)\b/i;

/** "Many people" could not be named anyway; these could. */
const NAMEABLE = phrasePattern(phrasesOfAll("nameable"));

export const findClaims: Finder = (context) => {
  for (const one of context.sentences) {
    const match = one.line.cues.find(({ cue, length }) => cue === "vagueSource" && length > 1);
    if (!match || !isProse(one.line) || OWN.test(one.line.text) || isBacked(context, one)) continue;
    const phrase = one.line.words.slice(match.at, match.at + match.length).join(" ");
    const at = onPage(context, one.line.text);
    if (!at || !NAMEABLE.test(phrase)) continue;
    return {
      cause: "sources",
      audit: "unsupported-claims",
      fault: `This sentence says “${phrase}” and names none.`,
      do: "Name who found what this sentence claims, and when, with a link, or delete the claim.",
      at,
      before: wholeOnPage(context, one.line.text),
      needs: `the name, year and address of the source behind “${phrase}”`,
      effort: "high",
    };
  }
  return null;
};

const isBacked = ({ page }: EditContext, { line }: Candidate): boolean =>
  hasCue(line, "attribution") || (externalLinksByBlock(page).get(line.block) ?? []).length > 0;
