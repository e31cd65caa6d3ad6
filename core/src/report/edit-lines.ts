/** The edits to make next, as Markdown. */
import type { AnalysisResult } from "../contract/analysis-result.ts";
import type { Edit } from "../contract/edit.ts";
import { editPoints } from "../score/printed-points.ts";
import { signed } from "../score/signed.ts";
import { plain } from "./plain-text.ts";
import { NO_EDIT } from "./section-edits.ts";

const TITLE = "Do this next";

export function editLines({ edits, audits }: Pick<AnalysisResult, "edits" | "audits">): string[] {
  if (edits === undefined) return [];
  if (edits.length === 0) return [`## ${TITLE}`, "", NO_EDIT, ""];
  const printed = editPoints(edits, audits);
  return [`## ${TITLE}`, "", ...edits.flatMap((edit, at) => oneEdit(edit, at, printed.get(edit.id) ?? 0))];
}

/** Results stored earlier lack some of the parts. */
function oneEdit(edit: Edit, at: number, points: number): string[] {
  const { fault, before, after, needs, effort } = edit;
  const worth = [
    ...(points > 0 ? [`${signed(-points)} points`] : []),
    ...(effort ? [`${effort} effort`] : []),
  ];
  const details = [
    ...(fault && fault !== edit.do ? [["Problem", fault]] : []),
    ...(before ? [["Now", `“${before}”`]] : []),
    ...(after && !isOfLines(after) ? [[newWords(before), `“${after}”`]] : []),
    ...(needs ? [["You need to supply", needs]] : []),
  ];
  return [
    `${at + 1}. **${plain(edit.do)}**${worth.length > 0 ? ` (${worth.join(", ")})` : ""}`,
    ...details.map(([label, text]) => `   - ${label}: ${plain(text ?? "")}`),
    ...(after && isOfLines(after) ? [`   - ${newWords(before)}:`, ...quotedLines(after)] : []),
    "",
  ];
}

const newWords = (before: string | null | undefined) => (before ? "Write instead" : "Add");

/** A list or a table: its lines stay apart. */
const isOfLines = (text: string) => text.trim().includes("\n");
const quotedLines = (text: string): string[] => [
  "",
  ...text
    .trim()
    .split(/\n+/)
    .map((line) => `     > ${plain(line)}  `),
];
