/** The edits to make next, as Markdown. */
import type { Edit } from "../contract/edit.ts";
import { plain } from "./plain-text.ts";

export function editLines(edits: readonly Edit[] | undefined): string[] {
  if (!edits?.length) return [];
  return ["## Do this next", "", ...edits.flatMap(oneEdit)];
}

/** Results stored earlier lack some of the parts. */
function oneEdit(edit: Edit, at: number): string[] {
  const { fault, before, after, needs, effort, points } = edit;
  const worth = [...(points ? [`+${points} points`] : []), ...(effort ? [`${effort} effort`] : [])];
  const details = [
    ...(fault && fault !== edit.do ? [["Problem", fault]] : []),
    ...(before ? [["Now", `“${before}”`]] : []),
    ...(after ? [["Write instead", `“${after}”`]] : []),
    ...(needs ? [["You need to supply", needs]] : []),
  ];
  return [
    `${at + 1}. **${plain(edit.do)}**${worth.length > 0 ? ` (${worth.join(", ")})` : ""}`,
    ...details.map(([label, text]) => `   - ${label}: ${plain(text ?? "")}`),
    "",
  ];
}
