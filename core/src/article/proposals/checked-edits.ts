/** A model's proposals -> edits of the same form as the local writer's. Each one is checked by code, alone and with the others. */
import type { Subject } from "../../audits/audit.ts";
import { applyEdits } from "../apply-edits.ts";
import { ARTICLE_EDIT_KINDS, type ArticleEdit, type ArticleEditKind } from "../article-edit.ts";
import { type ArticleEditContext, contextOf, type ProposedEdit } from "../edits/context.ts";
import type { ArticleSource } from "../source/article-source.ts";
import { passageFinder } from "./find-passage.ts";
import { strikeRepeats, strikeSentences } from "./kinds/cut-edits.ts";
import { addHeading, renameHeading } from "./kinds/heading-edits.ts";
import { markFigures, moveDefinition } from "./kinds/kept-sentences.ts";
import type { KindMaker, MadeEdit, Tools } from "./kinds/kind-maker.ts";
import { rowsAsTable } from "./kinds/rows-as-table.ts";
import { stepsAsList } from "./kinds/steps-as-list.ts";
import { answerFirst, takeawaysFirst } from "./kinds/top-edits.ts";
import type { ModelProposal } from "./model-edits.ts";
import { newWordsCheck } from "./new-words.ts";
import type { ProposalFault, RejectedProposals } from "./proposal-faults.ts";
import { shownReason } from "./shown-reason.ts";
import { brokenBy } from "./text-integrity.ts";

const MAKERS: Record<ArticleEditKind, KindMaker> = {
  answer: answerFirst,
  takeaways: takeawaysFirst,
  definition: moveDefinition,
  split: addHeading,
  retitle: renameHeading,
  table: rowsAsTable,
  steps: stepsAsList,
  strike: strikeSentences,
  repeat: strikeRepeats,
  source: markFigures,
};
const isKnown = (kind: string): kind is ArticleEditKind => Object.hasOwn(MAKERS, kind);

/** An editor makes a short list of changes; a longer one is a rewrite. */
const MAX_PROPOSALS = 20;
const MAX_QUOTES = 12;
const MAX_CHARS = 4_000;
/** One of each is enough for a page. */
const ONCE: ReadonlySet<ArticleEditKind> = new Set<ArticleEditKind>(["answer", "takeaways", "definition"]);
/** More than that is another text, whatever each sentence is worth. */
const MAX_STRUCK_SHARE = 0.2;

export type CheckedEdits = { edits: ProposedEdit[]; rejected: RejectedProposals };

export function checkedEdits(
  subject: Pick<Subject, "page" | "facts">,
  source: ArticleSource,
  proposals: readonly ModelProposal[],
): CheckedEdits {
  const context = contextOf(subject, source);
  const rejected: RejectedProposals = {};
  const reject = (fault: ProposalFault) => {
    rejected[fault] = (rejected[fault] ?? 0) + 1;
  };
  if (!context) return { edits: [], rejected };
  const tools: Tools = { context, find: passageFinder(source.blocks), checkNewWords: newWordsCheck(context) };
  const edits: ProposedEdit[] = [];
  for (const [at, proposal] of inOrder(proposals).entries()) {
    const made = at < MAX_PROPOSALS ? make(proposal, tools, `model-${at + 1}`) : "too-many";
    const checked = typeof made === "string" ? made : (faultAmong(made, edits, context) ?? made);
    if (typeof checked === "string") reject(checked);
    else edits.push(checked);
  }
  return { edits, rejected };
}

/** What goes above the text comes first; otherwise in the model's order. */
const inOrder = (proposals: readonly ModelProposal[]): ModelProposal[] => {
  const place = ({ kind }: ModelProposal) => (isKnown(kind) ? ARTICLE_EDIT_KINDS.indexOf(kind) : Infinity);
  return proposals.toSorted((one, other) => place(one) - place(other));
};

function make(proposal: ModelProposal, tools: Tools, id: string): ProposedEdit | ProposalFault {
  const { kind, quotes, text, before } = proposal;
  if (!isKnown(kind)) return "unknown-kind";
  const length = quotes.join("").length + text.length + before.length;
  if (quotes.length > MAX_QUOTES || length > MAX_CHARS) return "not-plain";
  const made: MadeEdit | ProposalFault = MAKERS[kind](proposal, tools, id);
  return typeof made === "string"
    ? made
    : { ...made, id, reason: shownReason(proposal.reason, made.reason, tools.context.page) };
}

function faultAmong(
  edit: ProposedEdit,
  accepted: readonly ProposedEdit[],
  { source, words, sentences }: ArticleEditContext,
): ProposalFault | null {
  const touched = touchedBy(edit);
  if (ONCE.has(edit.kind) && accepted.some(({ kind }) => kind === edit.kind)) return "conflict";
  if (accepted.some((other) => touchedBy(other).some((id) => overlaps(id, touched)))) return "conflict";
  const all = [...accepted, edit];
  const struck = new Set(
    all.flatMap(({ steps }) => steps.flatMap((one) => (one.do === "strike" ? one.sentences : []))),
  );
  const left = sentences.reduce((sum, { id, length }) => (struck.has(id ?? "") ? sum + length : sum), 0);
  if (edit.kind === "strike" && left > MAX_STRUCK_SHARE * words) return "drops-fact";
  const broken = (edits: readonly ProposedEdit[]) => brokenBy(source.blocks, applied(source, edits));
  return broken([edit]) ?? broken(all);
}

const applied = ({ blocks }: ArticleSource, edits: readonly ProposedEdit[]) =>
  applyEdits(
    blocks,
    edits.map((edit): ArticleEdit => ({ ...edit, points: 0 })),
    edits.map(({ id }) => id),
  );

/** Ids of the page's blocks and sentences that the edit changes. */
const touchedBy = ({ steps }: ProposedEdit): string[] =>
  steps.flatMap((step) => {
    if (step.do === "insert") return [];
    if (step.do === "replace") return [...step.blocks];
    return step.do === "strike" ? [...step.sentences] : [step.sentence];
  });

/** The same block or sentence, or a sentence of a block that is replaced. */
const overlaps = (id: string, touched: readonly string[]): boolean =>
  touched.some((other) => other === id || other.startsWith(`${id}.`) || id.startsWith(`${other}.`));
