/** The lines that a proposal adds to a page: what a verifier is asked about, and what the gate judges. */
import { withoutListMark } from "../../facts/text/numbering.ts";
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { ModelProposal } from "./model-edits.ts";

/** Fewer lines are sentences, not a list. */
const MIN_ENTRIES = 3;

export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** `lead`: the line above the entries that says what they are; null where there is none. */
export type ListLines = { lead: string | null; entries: string[]; isNumbered: boolean };

/** The entries of a list answer, and whether it numbers them; null where the text isn't a list. */
export function listOf(text: string): ListLines | null {
  const [first = "", ...rest] = linesOf(text);
  const isLead = first.endsWith(":");
  const lines = isLead ? rest : [first, ...rest];
  if (lines.length < MIN_ENTRIES) return null;
  return {
    lead: isLead ? first : null,
    entries: lines.map(withoutMark),
    isNumbered: lines.every(isNumbered),
  };
}

/** As a statement, the line above a list has no colon. */
export const leadLine = (lead: string): string => `${lead.slice(0, -1).trimEnd()}.`;

function listLines({ lead, entries }: ListLines): string[] {
  return [...(lead === null ? [] : [leadLine(lead)]), ...entries];
}

/** "1. Oak", "2) Ash": the list ranks its entries. The numbers of a countdown would be wrong in a new list. */
const isNumbered = (line: string, at: number): boolean =>
  /^(\d{1,2})[.)]\s/.exec(line)?.[1] === String(at + 1);
const withoutMark = (line: string): string => withoutListMark(line, null);

export const pointsOf = (text: string): string[] => linesOf(text).map(withoutMark);
export const sentencesOf = (text: string): string[] => linesOf(text).flatMap(splitSentences);
export const correctionOf = (text: string): string => withoutListMark(text.replace(/\s+/g, " ").trim(), null);

export type TableCells = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** A Markdown table, without the line below its header. */
export function tableOf(text: string): TableCells {
  const [header = [], ...rows] = linesOf(text)
    .filter((line) => line.includes("|") && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||(?<!\\)\|$/g, "")
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll("\\|", "|").trim()),
    );
  return { header, rows };
}

/** A cell as a statement: "Oak: price $180". */
export const cellLine = (
  header: readonly string[],
  [name = "", ...cells]: readonly string[],
  at: number,
): string => `${name}: ${header[at] ?? ""} ${cells[at - 1] ?? ""}`;

function cellLines({ header, rows }: TableCells): string[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, at) => (at === 0 || cell === "" ? [] : [cellLine(header, row, at)])),
  );
}

function listed(text: string): string[] | null {
  const list = listOf(text);
  return list && listLines(list);
}

export function newStatements({
  kind,
  text,
  quotes,
}: Pick<ModelProposal, "kind" | "text" | "quotes">): string[] {
  switch (kind) {
    case "opening":
    case "answer":
      return listed(text) ?? sentencesOf(text);
    case "takeaways":
      return pointsOf(text);
    case "correction":
      return [correctionOf(text)];
    case "split":
    case "retitle":
    case "title":
      return [text.trim()];
    case "table":
      return quotes.length === 0 ? cellLines(tableOf(text)) : [];
    default:
      return [];
  }
}
