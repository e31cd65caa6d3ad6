/** The part of docs/SCORING.md that lists the evidence: contrary findings, recent data, the ledger and its studies. */
import { keysOf } from "../contract/lists/record-of.ts";
import { ledger, ledgerEntry, measuredFor } from "../ledger/ledger.ts";
import type { Direction } from "../ledger/measurements.ts";
import { studies } from "../ledger/studies.ts";
import type { Study } from "../ledger/study.ts";
import { table, tableRow } from "./markdown-table.ts";

const ids = keysOf(ledger);

const DIRECTION_WORD: Record<Direction, string> = { for: "for", against: "against", none: "no relation" };
const READ_WORD: Record<Study["read"], string> = {
  primary: "the source",
  secondary: "a report of it",
  own: "our own measurement",
};

export const evidenceSection = (): string =>
  [contraryFindings(), recentData(), allRows(), studyList()].join("\n\n");

function contraryFindings(): string {
  const rows = ids
    .map(ledgerEntry)
    .flatMap(({ id, signal, effect, contrary }) =>
      contrary ? [tableRow(id, signal, effect, `${contrary.finding} (${contrary.name})`)] : [],
    );
  return `## Contrary findings\n\n${table(["Row", "Signal", "Effect", "Contrary finding"], rows)}`;
}

function recentData(): string {
  const rows = ids.flatMap((id) =>
    measuredFor(id).map(({ study, direction, finding }) =>
      tableRow(id, ledger[id].signal, DIRECTION_WORD[direction], finding, studies[study].name),
    ),
  );
  return `## What recent data says

Our own measurements and recent public studies, for and against each row. We measured with the checks of rubrics 2026.11.4 and 2026.11.7, and many signals on the same data, so a single line here may be chance. The grade of a row rests on all its studies.

${table(["Row", "Signal", "For or against", "Finding", "Study"], rows)}`;
}

function allRows(): string {
  const rows = ids
    .map(ledgerEntry)
    .map((entry) =>
      tableRow(
        entry.id,
        entry.signal,
        entry.grade,
        entry.effect,
        entry.studies.map((study) => study.name).join("; "),
        entry.reviewed,
      ),
    );
  return `## The evidence ledger\n\n${table(["Row", "Signal", "Grade", "Effect", "Studies", "Last reviewed"], rows)}`;
}

function studyList(): string {
  const rows = Object.values(studies).map(({ name, conditions, read }) =>
    tableRow(name, conditions, READ_WORD[read]),
  );
  return `## Studies and their conditions\n\n${table(["Study", "Conditions", "What we read"], rows)}`;
}
