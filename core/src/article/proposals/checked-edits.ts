/** A model's proposals -> edits of the same form as the local writer's. Each one is checked by code, alone and with the others. */
import type { Subject } from "../../audits/audit.ts";
import { ARTICLE_EDIT_KINDS, type ArticleEditKind } from "../article-edit.ts";
import { contextOf, type ProposedEdit } from "../edits/context.ts";
import type { EditForm } from "../edits/edit-forms.ts";
import type { ArticleSource } from "../source/article-source.ts";
import { faultAmong } from "./conflicts.ts";
import { passageFinder } from "./find-passage.ts";
import { gatePageOf } from "./gate-page-of.ts";
import { halfSet } from "./heading-sets.ts";
import { strikeRepeats, strikeSentences } from "./kinds/cut-edits.ts";
import { addHeading, renameHeading } from "./kinds/heading-edits.ts";
import { markFigures, moveDefinition } from "./kinds/kept-sentences.ts";
import type { KindMaker, Tools } from "./kinds/kind-maker.ts";
import { rowsAsTable } from "./kinds/rows-as-table.ts";
import { stepsAsList } from "./kinds/steps-as-list.ts";
import { answerFirst, takeawaysFirst } from "./kinds/top-edits.ts";
import type { ModelProposal } from "./model-edits.ts";
import type { ProposalFault, RejectedProposals } from "./proposal-faults.ts";
import { shownReason } from "./shown-reason.ts";

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
const MAX_QUOTES = 60;
const MAX_CHARS = 12_000;

type CheckedEdits = { edits: ProposedEdit[]; rejected: RejectedProposals };

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
  const tools: Tools = { context, find: passageFinder(source.blocks), gate: gatePageOf(context) };
  const edits: ProposedEdit[] = [];
  const failed: ModelProposal[] = [];
  for (const [at, proposal] of inOrder(proposals).entries()) {
    const made = at < MAX_PROPOSALS ? make(proposal, tools, `model-${at + 1}`) : "too-many";
    const checked = typeof made === "string" ? made : (faultAmong(made, edits, tools) ?? made);
    if (typeof checked !== "string") edits.push(checked);
    else {
      reject(checked);
      if (checked !== "no-change") failed.push(proposal);
    }
  }
  const left = halfSet(edits, failed, tools);
  for (const _ of left) reject("half-set");
  return { edits: edits.filter((edit) => !left.has(edit)), rejected };
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
  const made: EditForm | ProposalFault = MAKERS[kind](proposal, tools, id);
  return typeof made === "string"
    ? made
    : { ...made, id, reason: shownReason(proposal.reason, made.reason, tools.context.page) };
}
