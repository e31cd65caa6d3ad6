/** The edits of one page, in an order in which each knows what the ones before it have taken. */
import type { Subject } from "../../audits/audit.ts";
import { isArticle } from "../article-kinds.ts";
import type { ArticleSource } from "../source/article-source.ts";
import { addTakeaways } from "./add-takeaways.ts";
import { contextOf, type EditFinder, type ProposedEdit } from "./context.ts";
import { markClaims } from "./mark-claims.ts";
import { nameHeadings } from "./name-headings.ts";
import { placeDefinition } from "./place-definition.ts";
import { putAnswerFirst } from "./put-answer-first.ts";
import { setHeadings } from "./set-headings.ts";
import { setTable } from "./set-table.ts";

const FOR_ARTICLES: readonly EditFinder[] = [
  setTable,
  setHeadings,
  putAnswerFirst,
  placeDefinition,
  addTakeaways,
  nameHeadings,
  markClaims,
];
/** Pages that sell, list or look things up keep their order; only what helps their readers is set. */
const FOR_OTHERS: readonly EditFinder[] = [putAnswerFirst];

export function planEdits(subject: Pick<Subject, "page" | "facts">, source: ArticleSource): ProposedEdit[] {
  const context = contextOf(subject, source);
  if (!context) return [];
  const edits: ProposedEdit[] = [];
  for (const find of isArticle(context.reading) ? FOR_ARTICLES : FOR_OTHERS)
    for (const edit of find(context)) {
      edits.push(edit);
      for (const id of touchedBy(edit)) context.taken.add(id);
    }
  return edits;
}

const touchedBy = ({ steps }: ProposedEdit): string[] =>
  steps.flatMap((step) => {
    if (step.do === "insert") return [...step.blocks.map(({ id }) => id), `top-${step.before}`];
    if (step.do === "replace") return [...step.blocks, ...step.by.map(({ id }) => id)];
    return step.do === "strike" ? [...step.sentences] : [step.sentence];
  });
