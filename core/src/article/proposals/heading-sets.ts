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
  const placeOf = ({ at }: ProposedEdit) => blocks.findIndex(({ id }) => id === at);
  return new Set(
    edits.filter((edit) => edit.kind === "split" && gaps.some((gap) => isOpen(placeOf(edit), gap))),
  );
}
