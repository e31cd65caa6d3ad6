/** A sentence of the page that describes it: long enough for a meta description, complete, and about the page's subject. */
import { lengthOf, limitsFor } from "../../audits/length-limits.ts";
import { DESCRIPTION_LIMITS } from "../../audits/technical-implementation/description.ts";
import type { Kind } from "../../contract/reading.ts";
import { isQuotedBlock } from "../../facts/quotations/quoted-blocks.ts";
import { isVague } from "../../reading/question/as-question.ts";
import type { Candidate } from "../../reading/sentences/candidates.ts";
import { emptinessOf } from "../../sentences/filler.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isQuotable } from "../../sentences/quotable.ts";
import { readsAlone } from "../../sentences/reads-alone.ts";
import { hasCue } from "../../sentences/sentence.ts";
import { type EditContext, wholeOnPage } from "./context.ts";

/** Further down a page tells details, and below its first heading a list tells of its entries. */
const MAX_WORDS_BEFORE = 250;
const LISTS: ReadonlySet<Kind> = new Set<Kind>(["roundup", "comparison", "catalogue"]);
/** With fewer words of the question or the title, a sentence of the opening leads up to the subject. */
const MIN_COVER = 0.5;
/**
 * Chances that readers would choose it, and that they would want nobody to quote it. On labelled pages, readers would have
 * nobody quote 2 of 45 drafts within these bounds, and 7 of 73 without them.
 */
const MIN_CHOSEN = 0.25;
const MAX_NEVER_QUOTE = 0.3;
/** A slogan, an opinion of the author, an addition, or words to a customer. */
const UNFIT = ["promotion", "callToAction", "announcement", "disclosure", "singularSelf", "hedge"] as const;

/** The shown answer if it is one; else the best sentence of the opening that names the subject. */
export function descriptionDraft(context: EditContext): string | null {
  const { reading, sentences } = context;
  const [answer] = reading.answer.level === "answers" ? reading.answer.sentences : [];
  const found = sentences.find(({ line }) => line.text === answer);
  if (found && !isVague(reading.question) && isAboveEntries(context, found) && isFit(context, found))
    return found.line.text;
  const [best] = sentences
    .filter(
      (one) =>
        one.line.wordsBefore < MAX_WORDS_BEFORE &&
        isAboveEntries(context, one) &&
        one.chosen >= MIN_CHOSEN &&
        one.neverQuote <= MAX_NEVER_QUOTE &&
        isFit(context, one) &&
        subjectShare(context, one) >= MIN_COVER,
    )
    .toSorted((one, other) => other.chosen - one.chosen);
  return best?.line.text ?? null;
}

const isAboveEntries = ({ reading, promise, page }: EditContext, { line }: Candidate): boolean =>
  !(LISTS.has(reading.kind) || promise.isList) || line.heading === null || line.heading === page.title;

function isFit(context: EditContext, { line }: Candidate): boolean {
  const { min, max } = limitsFor(line.text, DESCRIPTION_LIMITS);
  const length = lengthOf(line.text);
  return (
    length >= min &&
    length <= max &&
    line.kind === "paragraph" &&
    isQuotable(line) &&
    readsAlone(line) &&
    emptinessOf(line) === null &&
    !isOrder(line) &&
    !UNFIT.some((cue) => hasCue(line, cue)) &&
    !isQuotedBlock(context.page, line.block) &&
    wholeOnPage(context, line.text) !== null
  );
}

/** How much of what the page is about the sentence names, whichever of question and title it is closer to. */
function subjectShare({ facts, page }: EditContext, { line, features }: Candidate): number {
  const title = new Set(facts.lexicon().stemsOfText(page.title ?? ""));
  const named = [...title].filter((stem) => line.stems.includes(stem)).length;
  return Math.max(features.fit.cover, title.size === 0 ? 0 : named / title.size);
}
