/** The answer at the top: a sentence of the page, or the names of the entries where the answer is a list. */
import type { Kind } from "../../contract/reading.ts";
import type { Cue } from "../../language/roles.ts";
import { isOrder } from "../../sentences/orders.ts";
import { isQuotable } from "../../sentences/quotable.ts";
import { type ArticleBlock, plain } from "../article-blocks.ts";
import { isArticleKind } from "../article-kinds.ts";
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
import { unnamedEntries } from "./unnamed-entries.ts";

/** A sentence this near the top is read at once; repeating it would only annoy. */
const MIN_WORDS_BEFORE = 100;
/** The opening says the same already. */
const MAX_ALIKE = 0.7;

export const putAnswerFirst: EditFinder = (context) => {
  const definition = lateDefinition(context);
  // An explainer is asked what its subject is, whatever its sections list.
  const isExplained = definition !== null && context.reading.kind === "explainer";
  const entries = isExplained ? null : entryList(context);
  if (entries) return [entries];
  const sure = answerSentence(context);
  const answer = sure ?? definition;
  if (!answer) return [];
  // It is quoted at the top, so no other edit may quote or strike it.
  if (answer.id !== null) context.taken.add(answer.id);
  const first = sentenceFirst(context, answer);
  return [sure ? first : { ...first, title: "Your definition comes first" }];
};

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
  if (isGuess && (isPraise(found) || !isFactFor(found, reading.kind) || hasOwnSummary(context))) return null;
  const isToldBefore = sentences
    .filter(({ wordsBefore }) => wordsBefore < MIN_WORDS_BEFORE)
    .some(({ stems }) => alike(stems, found.stems) >= MAX_ALIKE);
  return isToldBefore ? null : found;
}

const PRAISE: ReadonlySet<Cue> = new Set<Cue>(["promotion", "callToAction", "announcement"]);

/** "See who's around", "an engineering marvel": addresses the reader or sells, whatever the reading says. */
const isPraise = ({ candidate, cued }: SourceSentence): boolean =>
  isOrder(cued) || candidate?.line.cues.some(({ cue }) => PRAISE.has(cue)) === true;

/** On a page that sells, only a figure is an answer; the rest is likely a slogan. */
const isFactFor = ({ candidate }: SourceSentence, kind: Kind): boolean =>
  isArticleKind(kind) || candidate?.features.shape.figure === 1;

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
