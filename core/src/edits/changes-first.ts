/**
 * A model says first which changes are worth most. Each is shown once, in its order: as the edit that makes it, or in words
 * where none does or none passed the gate.
 */
import type { ModelProposal } from "../article/proposals/model-edits.ts";
import { type Edit, type EditKind, isNote } from "../contract/edit.ts";
import type { EditTopic } from "../contract/reading.ts";

/** An edit with the proposal that it was made of; null for one of ours. */
export type Made = { edit: Edit; proposal: ModelProposal | null };

/**
 * A finished opening leads: where the first lines don't answer, editors asked for new ones on 86% of the articles.
 */
const OPENS: ReadonlySet<EditKind> = new Set<EditKind>(["opening", "entries"]);

/** `first`: the model's choice, which keeps its place at the top. */
export function changesFirst(made: readonly Made[]): { edits: Edit[]; first: Edit[] } {
  const inWords = made.filter(({ proposal }) => proposal?.kind === "change");
  const others = made.filter((one) => !inWords.includes(one));
  const numbers = [...new Set(made.map(numberOf))].filter((number) => number > 0).toSorted((a, b) => a - b);
  const asked = numbers.flatMap((number) => {
    const change = inWords.find((one) => numberOf(one) === number);
    return others.find((one) => makes(one, number, change?.edit.about)) ?? change ?? [];
  });
  const openings = others.filter(({ edit, proposal }) => proposal !== null && OPENS.has(edit.kind));
  const first = new Set(numbers.length > 0 ? [...openings, ...asked].map(({ edit }) => edit) : []);
  const rest = others.map(({ edit }) => edit).filter((edit) => !first.has(edit));
  return { edits: [...first, ...rest], first: [...first] };
}

const numberOf = ({ proposal }: Made): number => proposal?.of ?? 0;

const makes = (one: Made, number: number, about: EditTopic | undefined): boolean =>
  one.proposal !== null &&
  !isNote(one.edit) &&
  (numberOf(one) === number || (numberOf(one) === 0 && one.edit.about === about));
