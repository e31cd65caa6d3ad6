/** A model's proposals -> edits of the same form as the local writer's. Each one is checked by code, alone and with the others. */
import type { Subject } from "../../audits/audit.ts";
import { contextOf, type ProposedEdit } from "../edits/context.ts";
import type { EditForm } from "../edits/edit-forms.ts";
import type { ArticleSource } from "../source/article-source.ts";
import { faultAmong } from "./conflicts.ts";
import { passageFinder } from "./find-passage.ts";
import { gatePageOf } from "./gate-page-of.ts";
import { asOneSet, halfSet } from "./heading-sets.ts";
import { askForChange, askForFacts, newTitle, noteToAuthor } from "./kinds/author-edits.ts";
import { correctSentence } from "./kinds/correct-sentence.ts";
import { strikeRepeats, strikeSentences } from "./kinds/cut-edits.ts";
import { addHeading, renameHeading } from "./kinds/heading-edits.ts";
import { markFigures, moveDefinition } from "./kinds/kept-sentences.ts";
import type { KindMaker, Tools } from "./kinds/kind-maker.ts";
import { moveBlocks } from "./kinds/move-blocks.ts";
import { rowsAsTable } from "./kinds/rows-as-table.ts";
import { stepsAsList } from "./kinds/steps-as-list.ts";
import { answerFirst, replaceOpening, takeawaysFirst } from "./kinds/top-edits.ts";
import { type ModelProposal, PROPOSAL_KINDS, type ProposalKind, proposalId } from "./model-edits.ts";
import type { ProposalFault, RejectedProposals } from "./proposal-faults.ts";
import { hidesOrAdvertises, shownReason } from "./shown-reason.ts";

const MAKERS: Record<ProposalKind, KindMaker> = {
  opening: replaceOpening,
  answer: answerFirst,
  takeaways: takeawaysFirst,
  definition: moveDefinition,
  split: addHeading,
  retitle: renameHeading,
  table: rowsAsTable,
  steps: stepsAsList,
  move: moveBlocks,
  correction: correctSentence,
  strike: strikeSentences,
  repeat: strikeRepeats,
  source: markFigures,
  title: newTitle,
  facts: askForFacts,
  note: noteToAuthor,
  change: askForChange,
};
const isKnown = (kind: string): kind is ProposalKind => Object.hasOwn(MAKERS, kind);

/** An editor makes a short list of changes; a longer one is a rewrite. */
const MAX_PROPOSALS = 20;
const MAX_QUOTES = 60;
const MAX_CHARS = 12_000;

/** In the model's order. */
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
  const tools: Tools = {
    context,
    find: passageFinder(source.blocks),
    gate: gatePageOf(context, verdictsIn(proposals)),
  };
  const edits: ProposedEdit[] = [];
  const failed: ModelProposal[] = [];
  const places = new Map<ProposedEdit, number>();
  for (const [at, proposal] of inOrder(proposals).entries()) {
    const made = at < MAX_PROPOSALS ? make(proposal, tools) : "too-many";
    const checked = typeof made === "string" ? made : (faultAmong(made, edits, tools) ?? made);
    if (typeof checked !== "string") {
      edits.push(checked);
      places.set(checked, proposals.indexOf(proposal));
    } else {
      reject(checked);
      if (checked !== "no-change") failed.push(proposal);
    }
  }
  const left = halfSet(edits, failed, tools);
  for (const _ of left) reject("half-set");
  const placeOf = (edit: ProposedEdit) => places.get(edit) ?? 0;
  const kept = edits
    .filter((edit) => !left.has(edit))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return { edits: asOneSet(kept), rejected };
}

const verdictsIn = (proposals: readonly ModelProposal[]) =>
  proposals.flatMap(({ verdicts = [] }) => verdicts);

/** What goes above the text is made first; otherwise in the model's order. */
const inOrder = (proposals: readonly ModelProposal[]): ModelProposal[] => {
  const place = ({ kind }: ModelProposal) => (isKnown(kind) ? PROPOSAL_KINDS.indexOf(kind) : Infinity);
  return proposals.toSorted((one, other) => place(one) - place(other));
};

function make(proposal: ModelProposal, tools: Tools): ProposedEdit | ProposalFault {
  const { kind, quotes, text, before } = proposal;
  if (!isKnown(kind)) return "unknown-kind";
  const length = quotes.join("").length + text.length + before.length;
  const { page } = tools.context;
  if (quotes.length > MAX_QUOTES || length > MAX_CHARS || hidesOrAdvertises(text, page)) return "not-plain";
  const id = proposalId(proposal);
  const made: EditForm | ProposalFault = MAKERS[kind](proposal, tools, id);
  if (typeof made === "string") return made;
  const { doubt, ...sure } = made;
  const fault = shownReason(proposal.fault ?? "", made.fault ?? "", tools.context);
  return {
    ...sure,
    ...(doubt && { doubt }),
    id,
    reason: shownReason(proposal.reason, made.reason, tools.context),
    ...(fault !== "" && { fault }),
  };
}
