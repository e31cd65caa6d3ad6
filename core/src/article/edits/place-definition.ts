/** A definition of the page's subject that comes late is moved to the first paragraph that uses the term. */
import type { Kind } from "../../contract/reading.ts";
import { leansBack } from "../../sentences/leans-back.ts";
import { isQuotable } from "../../sentences/quotable.ts";
import type { ArticleEditContext, EditFinder, SourceSentence } from "./context.ts";
import { movedDefinition } from "./edit-forms.ts";
import { definesSubject } from "./late-definition.ts";

const MIN_WORDS_BEFORE = 120;
const MAX_WORDS = 35;
const DEFINED: ReadonlySet<Kind> = new Set<Kind>([
  "explainer",
  "how-to",
  "comparison",
  "reference",
  "roundup",
]);

export const placeDefinition: EditFinder = (context) => {
  const { sentences, taken, reading } = context;
  if (!DEFINED.has(reading.kind) || taken.has("answer-text")) return [];
  const definitions = sentences.filter(
    (one) => one.id !== null && definesSubject(one, context) && isOfWhole(one, context),
  );
  const [found] = definitions;
  if (!found || found.id === null || found.wordsBefore < MIN_WORDS_BEFORE || taken.has(found.id)) return [];
  if (found.length > MAX_WORDS || !isQuotable(found.cued) || !canLeave(found, context)) return [];
  const place = placeFor(found, context);
  return place === null ? [] : [{ id: "definition", ...movedDefinition(found, { id: "definition", place }) }];
};

/** Below this share of the question's words, it is a definition of one of several subjects, or a remark on the field. */
const MIN_OF_QUESTION = 0.5;

function isOfWhole({ text }: SourceSentence, { facts, reading }: ArticleEditContext): boolean {
  const { stemsOfText } = facts.lexicon();
  const asked = new Set(stemsOfText(reading.question));
  const named = new Set(stemsOfText(subjectOf(text)).filter((stem) => asked.has(stem)));
  return named.size > MIN_OF_QUESTION * asked.size;
}

const subjectOf = (text: string): string => text.split(/\b(?:is|are|means|refers)\b/i, 1)[0] ?? "";

const MIN_WORDS_LEFT = 15;

/** What follows doesn't need it, and its section still has something to say. */
export function canLeave(found: SourceSentence, { sentences, source }: ArticleEditContext): boolean {
  const at = sentences.indexOf(found);
  const next = sentences[at + 1];
  if (
    next &&
    next.block <= found.block + 1 &&
    (leansBack(next.cued) || /\b(?:it|they|this|these)\b/i.test(firstWords(next.text)))
  )
    return false;
  const before = sentences[at - 1];
  if (before?.block === found.block && /[?:]["”')]*$/.test(before.text)) return false;
  const start = source.blocks.findLastIndex(
    (block, index) => index < found.block && block.kind === "heading",
  );
  const end = source.blocks.findIndex((block, index) => index > found.block && block.kind === "heading");
  const heading = source.blocks[start];
  if (heading?.kind === "heading" && /^what (?:is|are)\b/i.test(heading.text)) return false;
  const left = sentences.filter((one) => one !== found && one.block > start && (end < 0 || one.block < end));
  return left.reduce((sum, one) => sum + one.length, 0) >= MIN_WORDS_LEFT;
}

const firstWords = (text: string) => text.split(/\s+/).slice(0, 6).join(" ");

/** After the first paragraph with the term, where the next block can follow it. */
function placeFor(found: SourceSentence, { sentences, source, facts }: ArticleEditContext): string | null {
  const subject = new Set(facts.lexicon().stemsOfText(subjectOf(found.text)));
  const use = sentences.find((one) => one !== found && [...subject].every((stem) => one.stems.has(stem)));
  if (!use || use.block >= found.block - 1) return null;
  const here = source.blocks[use.block];
  const next = source.blocks[use.block + 1];
  const follows = sentences.find(({ block }) => block === use.block + 1);
  if (here?.kind !== "paragraph" || !next || next.kind === "list" || next.kind === "table") return null;
  const isIntroduction = /[:：]$/.test(sentences.findLast(({ block }) => block === use.block)?.text ?? "");
  return isIntroduction || (follows && leansBack(follows.cued)) ? null : next.id;
}
