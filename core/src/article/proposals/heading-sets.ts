/** New headings are a set: without the next one, a heading would stand above text that isn't its own. */
import type { ProposedEdit } from "../edits/context.ts";
import { isPassage } from "./find-passage.ts";
import type { Tools } from "./kinds/kind-maker.ts";
import type { ModelProposal } from "./model-edits.ts";

/** The headings to leave out: those above a place where a heading was wanted and none could be made. */
export function halfSet(
  edits: readonly ProposedEdit[],
  failed: readonly ModelProposal[],
  { find, context }: Tools,
): Set<ProposedEdit> {
  const { blocks } = context.source;
  const gaps = failed
    .filter(({ kind }) => kind === "split")
    .map(({ quotes: [quote = ""] }) => find(quote, { kinds: ["paragraph", "list", "table", "quote"] }))
    .flatMap((found) => (isPassage(found) ? [found.at] : []));
  const isOpen = (from: number, to: number) =>
    from < to && !blocks.slice(from + 1, to).some(({ kind }) => kind === "heading");
  const placeOf = ({ place }: ProposedEdit) => blocks.findIndex(({ id }) => id === place);
  return new Set(
    edits.filter((edit) => isNewHeading(edit) && gaps.some((gap) => isOpen(placeOf(edit), gap))),
  );
}

/** A renamed heading keeps its block; a new one brings its own. */
const isNewHeading = ({ kind, steps, id }: ProposedEdit): boolean =>
  kind === "headings" && JSON.stringify(steps).includes(`"${id}-heading"`);

/** Headings that are added and renamed, as one edit in the place of the first. */
export function asOneSet(edits: readonly ProposedEdit[]): ProposedEdit[] {
  const headings = edits.filter(({ kind }) => kind === "headings");
  const [first] = headings;
  if (!first || headings.length === 1) return [...edits];
  const inDoubt = headings.find(({ doubt }) => doubt);
  const before = headings.flatMap((one) => one.before ?? []);
  const set: ProposedEdit = {
    ...first,
    ...(inDoubt?.doubt && { doubt: inDoubt.doubt }),
    title: `${headings.length} headings say what follows`,
    before: before.length === 0 ? null : before.join("\n"),
    after: headings.flatMap((one) => one.after ?? []).join("\n"),
    steps: headings.flatMap(({ steps }) => steps),
  };
  return edits.flatMap((edit) => (edit === first ? [set] : headings.includes(edit) ? [] : [edit]));
}
