/** Text that a model sets as a table. Every figure stays, and each cell stays with the name it was said about. */

import { evenWords } from "../../../gate/gate-page.ts";
import { numbersIn } from "../../../gate/statements/even-text.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { english } from "../../../language/packs/en.ts";
import { wordsOf } from "../../../language/words.ts";
import { blockText, plain } from "../../article-blocks.ts";
import { asTable } from "../../edits/edit-forms.ts";
import { inventsFact } from "../invents-fact.ts";
import { type TableCells, tableOf } from "../new-statements.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import type { KindMaker, Tools } from "./kind-maker.ts";
import { overviewTable } from "./overview-table.ts";
import { hasLink, wholeBlocks } from "./whole-blocks.ts";

const MIN_ROWS = 2;
const MIN_COLUMNS = 2;
const MAX_HEADER_WORDS = 4;

export const rowsAsTable: KindMaker = ({ quotes, text, before }, tools, id) => {
  const { header, rows } = tableOf(text);
  if (rows.length < MIN_ROWS || header.length < MIN_COLUMNS) return "not-plain";
  if (rows.some((row) => row.length !== header.length)) return "torn";
  if (quotes.length === 0) return overviewTable({ header, rows }, { before, id }, tools);
  const whole = wholeBlocks(quotes, tools, ["paragraph", "list"]);
  if ("fault" in whole) return whole.fault;
  const { blocks } = whole;
  const fault =
    tableFault({ header, rows }, blocks.map(blockText).join(" "), tools) ?? (hasLink(blocks) ? "torn" : null);
  if (fault) return fault;
  return asTable(blocks, {
    id: `${id}-table`,
    kind: "table",
    header: header.map(plain),
    rows: rows.map((row) => row.map(plain)),
  });
};

/** Names of columns that state nothing, so that the page needn't have them. */
const GENERIC = english.words("genericColumn");

function tableFault({ header, rows }: TableCells, said: string, { context }: Tools): ProposalFault | null {
  if (header.some((cell) => wordsOf(cell).length > MAX_HEADER_WORDS || /\d/.test(cell))) return "adds-fact";
  const named = header.filter((cell) => !GENERIC.has(cell.toLowerCase()));
  if (named.some((cell) => inventsFact(`The ${cell}`, context.page))) return "adds-fact";
  const kept = new Set(rows.flat().flatMap((cell) => numbersIn(cell)));
  if (numbersIn(said).some((number) => !kept.has(number))) return "drops-fact";
  if (keptShare([header, ...rows].flat(), said, context.facts.lexicon()) < MIN_KEPT) return "drops-fact";
  return pairsFault(rows, evenWords(said));
}

/** The rest are the verbs that a table doesn't need; below this it leaves out what is said about a row. */
const MIN_KEPT = 0.6;

function keptShare(cells: readonly string[], said: string, { stemsOfText }: Lexicon): number {
  const kept = new Set(stemsOfText(cells.join(" ")));
  const stems = [...new Set(stemsOfText(said))];
  return stems.filter((stem) => kept.has(stem)).length / Math.max(1, stems.length);
}

/** Reads the text once from left to right: each cell has to be between the name of its row and that of the next. */
function pairsFault(rows: TableCells["rows"], said: string): ProposalFault | null {
  const names = rows.map(([name = ""]) => evenWords(name));
  let from = 0;
  for (const [at, row] of rows.entries()) {
    const start = wordsAt(said, names[at] ?? "", from);
    if (start < 0) return said.includes(names[at] ?? "") ? "torn" : "adds-fact";
    const next = at + 1 < names.length ? wordsAt(said, names[at + 1] ?? "", start + 1) : -1;
    const own = said.slice(start, next < 0 ? undefined : next);
    for (const cell of row.slice(1)) {
      if (cell === "" || wordsAt(own, evenWords(cell), 0) >= 0) continue;
      return said.includes(evenWords(cell)) ? "torn" : "adds-fact";
    }
    from = start + 1;
  }
  return null;
}

const LETTER = /[\p{L}\p{N}]/u;
function wordsAt(text: string, words: string, from: number): number {
  if (words === "") return -1;
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1))
    if (!LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + words.length] ?? "")) return at;
  return -1;
}
