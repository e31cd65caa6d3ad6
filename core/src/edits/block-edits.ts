/** Edits of the page's own blocks: what a model proposed and the gate let through, and what our own rules make. */
import { contextOf, type ProposedEdit } from "../article/edits/context.ts";
import { planEdits } from "../article/edits/plan-edits.ts";
import { checkedEdits } from "../article/proposals/checked-edits.ts";
import { faultAmong } from "../article/proposals/conflicts.ts";
import { passageFinder } from "../article/proposals/find-passage.ts";
import { gatePageOf } from "../article/proposals/gate-page-of.ts";
import type { ModelProposal } from "../article/proposals/model-edits.ts";
import type { RejectedProposals } from "../article/proposals/proposal-faults.ts";
import type { ArticleSource } from "../article/source/article-source.ts";
import type { Subject } from "../audits/audit.ts";
import { type Edit, type EditKind, isNote } from "../contract/edit.ts";

export type BlockEdit = ProposedEdit & Pick<Edit, "by">;
type BlockEdits = { edits: BlockEdit[]; rejected: RejectedProposals };

const MIN_EDITORS_LIST = 3;

/** Whether a model proposed what an editor would: then the list is its, and the rules only add to it. */
export const isEditorsList = (edits: readonly Pick<Edit, "by" | "kind">[]): boolean =>
  edits.filter((edit) => edit.by === "model" && !isNote(edit)).length >= MIN_EDITORS_LIST;

/** What goes to the top is one job: with a model's opening above the text, ours would say the same once more. */
const TOP: ReadonlySet<EditKind> = new Set<EditKind>(["opening", "entries", "takeaways"]);

/** What the rules gather from the page: a model that has read it and proposed a list knows whether that is wanted. */
const GATHERED: ReadonlySet<EditKind> = new Set<EditKind>(["entries", "takeaways", "table", "definition"]);

/** At the same place and for the same job, a model's edit wins if nothing in it is in doubt; otherwise ours does. */
export function blockEdits(
  subject: Pick<Subject, "page" | "facts">,
  source: ArticleSource,
  proposals: readonly ModelProposal[],
): BlockEdits {
  const ours = planEdits(subject, source).map((edit): BlockEdit => ({ ...edit, by: "rules" }));
  if (proposals.length === 0) return { edits: ours, rejected: {} };
  const checked = checkedEdits(subject, source, proposals);
  const theirs = checked.edits.map((edit): BlockEdit => ({ ...edit, by: "model" }));
  const sure = theirs.filter(({ doubt }) => !doubt);
  const inDoubt = theirs.filter(({ doubt }) => doubt);
  // The user's own choice of an opening comes before anybody's proposal.
  const chosen = subject.facts.reading().answer.by === "user" ? ours.filter(({ id }) => id === "answer") : [];
  const isTopped = chosen.length === 0 && sure.some(({ kind }) => TOP.has(kind));
  const leftOut = new Set<EditKind>([
    ...(proposals.length >= MIN_EDITORS_LIST ? GATHERED : []),
    ...(isTopped || isEditorsList(theirs) ? TOP : []),
  ]);
  const candidates = [
    ...chosen,
    ...sure,
    ...ours.filter(({ kind, id }) => !(leftOut.has(kind) || (isTopped && id === "strike-opening"))),
    ...inDoubt,
  ];
  const kept = compatible(candidates, subject, source);
  const places = new Map(theirs.map((edit, at) => [edit, at]));
  return {
    // The model's order, then ours.
    edits: kept.toSorted(
      (one, other) => (places.get(one) ?? Infinity) - (places.get(other) ?? Infinity) || 0,
    ),
    rejected: checked.rejected,
  };
}

/** Those that can be made together with the ones before them. */
function compatible(
  candidates: readonly BlockEdit[],
  subject: Pick<Subject, "page" | "facts">,
  source: ArticleSource,
): BlockEdit[] {
  const context = contextOf(subject, source);
  if (!context) return [];
  const tools = { context, find: passageFinder(source.blocks), gate: gatePageOf(context) };
  const kept: BlockEdit[] = [];
  for (const edit of candidates) if (faultAmong(edit, kept, tools) === null) kept.push(edit);
  return kept;
}
