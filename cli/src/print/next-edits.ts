/** What to do next: the first edits of the list that the site, the API and assistants show, in the same order. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type Edit, isNote } from "@citeworthy/core/contract/edit";
import { NO_EDIT } from "@citeworthy/core/report/section-edits";
import { editPoints } from "@citeworthy/core/score/printed-points";
import { signed } from "@citeworthy/core/score/signed";
import { printable } from "./printable.ts";
import type { Screen } from "./screen.ts";
import { wrap } from "./wrap.ts";

/** As many as a person does in one sitting. The other formats have all. */
const SHOWN = 3;
const MARGIN = "   ";

export function nextEdits(
  { edits = [], audits }: Pick<AnalysisResult, "edits" | "audits">,
  screen: Screen,
): string {
  const listed = edits.filter((edit) => !isNote(edit));
  const printed = editPoints(listed, audits);
  if (listed.length === 0) return NO_EDIT;
  const shown = listed.slice(0, SHOWN);
  const rest = listed.length - shown.length;
  return [
    screen.paint("bold", "Do this next"),
    ...shown.map((edit, at) => oneEdit(edit, at + 1, { points: printed.get(edit.id) ?? 0, screen })),
    ...(rest > 0 ? [screen.paint("dim", `${rest} more in --format markdown and --json.`)] : []),
  ].join("\n");
}

const onOneLine = (text: string): string => text.trim().split(/\n+/).join("; ");

type Printed = { points: number; screen: Screen };

function oneEdit(edit: Edit, number: number, { points, screen: { width } }: Printed): string {
  const { fault, before, at, after, needs } = edit;
  // New words without old ones are added, and the place they go to isn't theirs.
  const quote = before ?? (after === null ? at : null);
  const lines = [
    ...(edit.do === fault ? [] : [edit.do]),
    ...(quote === null || fault.includes(quote) ? [] : [`On the page: “${quote}”`]),
    ...(after === null ? [] : [`${before === null ? "Add" : "Write instead"}: “${onOneLine(after)}”`]),
    ...(needs === null ? [] : [`You need to supply: ${needs}`]),
  ];
  return [
    wrap(printable(`${number}. ${fault}${points > 0 ? ` (${signed(-points)} points)` : ""}`), width),
    ...lines.map((line) => wrap(printable(line), width, MARGIN)),
  ].join("\n");
}
