/**
 * What an editor does first: the opening, the structure that carries the answer, wrong or missing facts, sources, headings,
 * cuts, the title, and what a developer does. Notes come last, because they change nothing by themselves.
 */
import type { Edit, EditKind } from "../contract/edit.ts";

const CLASSES: readonly (readonly EditKind[])[] = [
  ["opening", "entries"],
  ["takeaways", "table", "definition", "steps"],
  ["correction", "facts"],
  ["source"],
  ["headings", "move"],
  ["strike", "repeat"],
  ["title"],
  ["technical"],
  ["note"],
];
const classOf = ({ kind }: Pick<Edit, "kind">): number => CLASSES.findIndex((kinds) => kinds.includes(kind));

/** `first`: the edits that careful readers would ask for first. `weightOf`: points that the check behind an edit loses. */
export function inOrder(
  edits: readonly Edit[],
  { first, weightOf }: { first: ReadonlySet<Edit>; weightOf: (edit: Edit) => number },
): Edit[] {
  const part = (edit: Edit) => (edit.kind === "note" ? 2 : first.has(edit) ? 0 : 1);
  return edits.toSorted(
    (one, other) =>
      part(one) - part(other) || classOf(one) - classOf(other) || weightOf(other) - weightOf(one),
  );
}

/**
 * Points fall from the top of the list to its end. An edit that prints none, such as an opening whose check is in doubt,
 * keeps the place that careful readers give it.
 */
export function byPoints(edits: readonly Edit[], printed: ReadonlyMap<string, number>): Edit[] {
  const pointsOf = ({ id, kind }: Edit) => (kind === "note" ? 0 : (printed.get(id) ?? 0));
  const falling = edits
    .filter((edit) => pointsOf(edit) > 0)
    .toSorted((one, other) => pointsOf(other) - pointsOf(one))
    .values();
  const placed = edits.map((edit) => (pointsOf(edit) > 0 ? (falling.next().value ?? edit) : edit));
  // A line of the head that wins nothing comes after those that do.
  const ofDeveloper = placed
    .filter(isTechnical)
    .toSorted((one, other) => Number(pointsOf(other) > 0) - Number(pointsOf(one) > 0))
    .values();
  return placed.map((edit) => (isTechnical(edit) ? (ofDeveloper.next().value ?? edit) : edit));
}

const isTechnical = ({ kind }: Edit): boolean => kind === "technical";
