/**
 * A model says first which changes are worth most. Each is shown once, in its order: as the edit that makes it, or in words
 * where none does or none passed the gate.
 */
import type { ModelProposal } from "../article/proposals/model-edits.ts";
import { type Edit, isNote } from "../contract/edit.ts";

/** An edit with the proposal that it was made of; null for one of ours. */
export type Made = { edit: Edit; proposal: ModelProposal | null };

/** `first`: the model's choice, which keeps its place at the top. */
export function changesFirst(made: readonly Made[]): { edits: Edit[]; first: Edit[] } {
  const inWords = made.filter(({ proposal }) => proposal?.kind === "change");
  const others = made.filter((one) => !inWords.includes(one));
  const first = inWords
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .flatMap((change) => {
      const making = others.filter((one) => makes(one, change));
      return making.length > 0 ? making.slice(0, 1) : [change];
    })
    .map(({ edit }) => edit);
  const top = new Set(first);
  const rest = others.map(({ edit }) => edit).filter((edit) => !top.has(edit));
  return { edits: [...top, ...rest], first: [...top] };
}

const numberOf = ({ proposal }: Made): number => proposal?.of ?? 0;

function makes(one: Made, change: Made): boolean {
  if (one.proposal === null || isNote(one.edit)) return false;
  return numberOf(one) === numberOf(change) || (numberOf(one) === 0 && one.edit.about === change.edit.about);
}
