/** Sentences that claim more than the page shows: nameless sources, promises, sweeping statements. */
import { phrasesOfAll } from "../../../language/packs/all.ts";
import { english } from "../../../language/packs/en.ts";
import { alternatives, phrasePattern, WORD_END, WORD_START } from "../../../language/phrase-pattern.ts";
import type { Candidate } from "../../../reading/sentences/candidates.ts";
import { isClaim } from "../../../sentences/claims.ts";
import { isProse } from "../../../sentences/prose.ts";
import { type EditContext, type Finder, onPage, wholeOnPage } from "../context.ts";
import { SHOWCASES } from "../kinds.ts";
import { isBacked, PROOF } from "./backed-claims.ts";
import { bareStatement } from "./statements.ts";

export const findClaims: Finder = (context) =>
  namelessSource(context) ?? boast(context) ?? bareStatement(context);

/** The author's own research, or words in an example. */
const OWN = /["“”]|\b(?:my|our|your) (?:research|stud(?:y|ies)|experts?)\b/i;

/** "Many people" could not be named anyway; these could. */
const NAMEABLE = phrasePattern(phrasesOfAll("nameable"));

const namelessSource: Finder = (context) => {
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
      do: "Name who found it and when, with a link, or delete the claim.",
      at,
      before: wholeOnPage(context, one.line.text),
      needs: `the name, year and address of the source behind “${phrase}”`,
      effort: "high",
    };
  }
  return null;
};

/** Promises that need proof on any page. English only. */
const SUPERLATIVE = `the (?:${alternatives(english.phrases("boastful"))}|most \\p{L}+)`;
const BOAST = new RegExp(
  `${WORD_START}(?:${alternatives(english.phrases("boast"))}|${SUPERLATIVE} (?:(?:\\p{L}+ ){0,2}(?:in the|available|ever)|(?:\\p{L}+ ){1,2}on the))${WORD_END}`,
  "iu",
);

/** A company's page also tells of others; what it claims is what it says of itself. */
function isAboutSelf({ page, reading }: EditContext, { line }: Candidate): boolean {
  if (!SHOWCASES.has(reading.kind)) return true;
  const names = `${page.publisher?.value ?? ""} ${page.title ?? ""}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const own = new Set(names.filter((word) => word.length > 3));
  return /\b(?:we|our|us)\b/i.test(line.text) || line.words.some((word) => own.has(word));
}

const boast: Finder = (context) => {
  const found = context.sentences.find(
    (one) =>
      isClaim(one.line) && BOAST.test(one.line.text) && isAboutSelf(context, one) && !isBacked(context, one),
  );
  const at = onPage(context, found?.line.text);
  const phrase = found && BOAST.exec(found.line.text)?.[0];
  if (!at || !phrase || !at.includes(phrase)) return null;
  return {
    ...PROOF,
    fault: `The page says “${phrase}” and shows no proof of it here.`,
    do: "Add the figure, test or source that shows it, or limit the claim to what you can show.",
    at,
    before: wholeOnPage(context, found.line.text),
  };
};
