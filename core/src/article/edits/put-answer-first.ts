/** The answer at the top: a sentence of the page, or the names of the entries where the answer is a list. */

import { formerPrices, statesFormerPrice } from "../../facts/numbers/former-prices.ts";
import type { Cue } from "../../language/roles.ts";
import { leansBack } from "../../sentences/leans-back.ts";
import { isOrder } from "../../sentences/orders.ts";
import { hasLooseThing, isQuotable } from "../../sentences/quotable.ts";
import { readsAlone } from "../../sentences/reads-alone.ts";
import { type ArticleBlock, plain } from "../article-blocks.ts";
import { isArticle } from "../article-kinds.ts";
import {
  type ArticleEditContext,
  alike,
  type EditFinder,
  type ProposedEdit,
  type SourceSentence,
} from "./context.ts";
import { answerOnTop, entriesOnTop } from "./edit-forms.ts";
import { lateDefinition } from "./late-definition.ts";
import { hasOwnSummary } from "./own-summary.ts";
import { canLeave } from "./place-definition.ts";
import { isSaidTwice, REPEATED_WORDS } from "./said-twice.ts";
import { unnamedEntries } from "./unnamed-entries.ts";

/** A sentence this near the top is read at once; repeating it would only annoy. */
const MIN_WORDS_BEFORE = 100;
/** The opening says the same already. */
const MAX_ALIKE = 0.7;

export const putAnswerFirst: EditFinder = (context) => {
  if (context.reading.answer.by === "user") return chosenOpening(context);
  const definition = lateDefinition(context);
  // An explainer is asked what its subject is, whatever its sections list.
  const isExplained = definition !== null && context.reading.kind === "explainer";
  const entries = isExplained ? null : entryList(context);
  if (entries) return [entries];
  const sure = answerSentence(context);
  const answer = sure ?? definition;
  if (!answer || !readsAlone(answer.cued)) return [];
  if (statesFormerPrice(answer.text, formerPrices(context.page))) return [];
  // So near the top it is moved, because nobody wants to read it twice.
  const moved = answer.wordsBefore < REPEATED_WORDS && canLeave(answer, context) ? answer.id : null;
  const gone = moved === null ? [] : [moved];
  if (isSaidTwice(answer.text, new Set(gone), context)) return [];
  // It is quoted at the top, so no other edit may quote or strike it.
  if (answer.id !== null) context.taken.add(answer.id);
  const first = sentenceFirst(context, answer);
  const placed = moved === null ? first : movedFirst(first, moved);
  return [sure ? placed : { ...placed, title: "Your definition comes first" }];
};

const movedFirst = (first: ProposedEdit, sentence: string): ProposedEdit => ({
  ...first,
  reason: "Your own sentence, moved to the first place.",
  steps: [...first.steps, { do: "strike", sentences: [sentence] }],
});

/** The user said which sentence answers, so it goes first wherever it is, unless it is there already. */
function chosenOpening(context: ArticleEditContext): ProposedEdit[] {
  const { reading, sentences, taken } = context;
  const at = sentences.findIndex(({ text }) => text === reading.answer.sentences[0]);
  const [found, next] = [sentences[at], sentences[at + 1]];
  // A sentence that needs the one before it can't open a text.
  if (!found || at === 0 || leansBack(found.cued) || hasLooseThing(found.cued)) return [];
  const first = sentenceFirst(context, found);
  if (found.wordsBefore >= MIN_WORDS_BEFORE) {
    if (found.id !== null) taken.add(found.id);
    return [first];
  }
  // So near the top it is moved, because nobody wants to read it twice, unless the next sentence refers to it.
  const isNeeded = next?.block === found.block && leansBack(next.cued);
  if (found.id === null || isNeeded) return [];
  return [movedFirst(first, found.id)];
}

/** The first sentence of the answer that can be quoted alone, where the reading is sure and the opening lacks it. */
function answerSentence(context: ArticleEditContext): SourceSentence | null {
  const { reading, sentences, promise } = context;
  const { level, isList, sentences: chosen } = reading.answer;
  // One sentence can't answer a question that asks for a list.
  if (level !== "answers" || isList || promise.count > 0) return null;
  const found = sentences.find(({ text }) => text === chosen[0]);
  if (!found || found.wordsBefore < MIN_WORDS_BEFORE || !isQuotable(found.cued)) return null;
  const isGuess = reading.answer.by === "engine";
  // The author's own summary says it, or something the author finds more important.
  // A report begins with what matters most, as its author sees it.
  if (isGuess && reading.kind === "news") return null;
  // On a page that sells, the guess is likely a slogan, or a story of one customer.
  if (isGuess && (isPraise(found) || !isArticle(reading) || hasOwnSummary(context))) return null;
  const isToldBefore = sentences
    .filter(({ wordsBefore }) => wordsBefore < MIN_WORDS_BEFORE)
    .some(({ stems }) => alike(stems, found.stems) >= MAX_ALIKE);
  return isToldBefore ? null : found;
}

const PRAISE: ReadonlySet<Cue> = new Set<Cue>(["promotion", "callToAction", "announcement"]);

/** "See who's around", "an engineering marvel": addresses the reader or sells, whatever the reading says. */
const isPraise = ({ candidate, cued }: SourceSentence): boolean =>
  isOrder(cued) || candidate?.line.cues.some(({ cue }) => PRAISE.has(cue)) === true;

function sentenceFirst(context: ArticleEditContext, answer: SourceSentence): ProposedEdit {
  const heading = headingAbove(context.source.blocks, answer.block);
  const place = heading ? `from “${heading}”` : "from further down";
  return {
    id: "answer",
    ...answerOnTop(context, { id: "answer", sentences: [answer.words] }),
    reason: `Your own sentence, repeated ${place}. Readers met it only after ${answer.wordsBefore} words.`,
  };
}

export function headingAbove(blocks: readonly ArticleBlock[], at: number): string | null {
  const above = blocks.slice(0, at).findLast((block) => block.kind === "heading" && block.level > 1);
  return above?.kind === "heading" ? above.text : null;
}

function entryList(context: ArticleEditContext): ProposedEdit | null {
  const isTold = hasOwnSummary(context) || context.taken.has("fields-table");
  const entries = isTold ? null : unnamedEntries(context);
  if (entries === null) return null;
  const { names, isOrdered } = entries;
  return { id: "answer", ...entriesOnTop(context, { id: "answer", items: names.map(plain), isOrdered }) };
}
