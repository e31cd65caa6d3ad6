/** A table that a model gathers from several passages while the text stays. Each cell is held against what the page says of its row. */
import type { Doubt } from "../../../contract/edit.ts";
import { evenWords } from "../../../gate/gate-page.ts";
import { blockText, plain, textOf } from "../../article-blocks.ts";
import { type EditForm, overview } from "../../edits/edit-forms.ts";
import { isPassage } from "../find-passage.ts";
import { cellLine, type TableCells } from "../new-statements.ts";
import type { ProposalFault } from "../proposal-faults.ts";
import { passed, type Tools, withDoubt } from "./kind-maker.ts";

const MIN_ROWS = 3;
const MIN_COLUMNS = 2;
const MAX_CELLS = 60;
/** A column with more gaps shows little. */
const MIN_FILLED = 0.85;

export function overviewTable(
  { header, rows }: TableCells,
  { before, id }: { before: string; id: string },
  tools: Tools,
): EditForm | ProposalFault {
  const place = placeOf(before, tools);
  if (place === null) return "not-on-page";
  const names = rows.map(([name = ""]) => name);
  if (rows.length < MIN_ROWS || rows.length * (header.length - 1) > MAX_CELLS) return "not-plain";
  if (hasTableOf(names, tools) || isTogether({ header, rows }, tools)) return "no-change";
  if (names.some((name) => !tools.gate.holds(name))) return "adds-fact";
  // A cell that was refused would stand empty, as if the page said nothing: its column is left out.
  const columns = header.flatMap((name, at) => {
    const cells = rows.map((row) => (at === 0 ? null : checkedCell(header, row, at, tools)));
    const filled = rows.filter((row) => (row[at] ?? "") !== "").length;
    return cells.includes("refused") || filled < MIN_FILLED * rows.length
      ? []
      : [{ name, cells: rows.map((row) => row[at] ?? ""), doubts: cells }];
  });
  if (columns.length < MIN_COLUMNS) return "adds-fact";
  const table = {
    header: columns.map(({ name }) => plain(name)),
    rows: rows.map((_, at) => columns.map(({ cells }) => plain(cells[at] ?? ""))),
  };
  const [doubt = null] = columns.flatMap(({ doubts }) => doubts).filter(isDoubt);
  return withDoubt(overview({ id: `${id}-table`, kind: "table", ...table }, place), doubt);
}

type CellCheck = Doubt | "refused" | null;
const isDoubt = (check: CellCheck): check is Doubt => check !== null && check !== "refused";

/** Whether the page says it of its row. The name of a column may be in no word of the page. */
function checkedCell(header: readonly string[], row: readonly string[], at: number, tools: Tools): CellCheck {
  const [name = ""] = row;
  const cell = row[at] ?? "";
  if (cell === "") return null;
  const lines = [cellLine(header, row, at), `${name}: ${cell}`];
  const isRefused = tools.gate.verdicts.get(evenWords(lines[0] ?? "")) === "no";
  for (const text of isRefused ? [] : lines) {
    const found = passed([{ add: "entry", text }], tools);
    if (!("fault" in found)) return found.doubt;
  }
  return "refused";
}

/** Before the paragraph that it names; else before the first section. */
function placeOf(before: string, { find, context }: Tools): string | null {
  for (const found of [find(before, { kinds: ["heading"] }), find(before)])
    if (isPassage(found) && found.from === 0) return found.block.id;
  const { blocks } = context.source;
  const first = blocks.findIndex(({ id }) => id === context.firstBlock.id);
  const section = blocks.find((block, at) => at > first && block.kind === "heading" && block.level > 1);
  return section?.id ?? null;
}

/** A table of the page's own names these rows already. */
function hasTableOf(names: readonly string[], { context }: Tools): boolean {
  return context.source.blocks.some((block) => {
    if (block.kind !== "table") return false;
    const own = evenWords(block.rows.map(([name = []]) => textOf(name)).join(" | ") || blockText(block));
    return names.filter((name) => own.includes(evenWords(name))).length * 2 >= names.length;
  });
}

/** The share of the cells whose words are in one block. */
const MIN_TOGETHER = 0.8;

/** Whether one list or paragraph of the page says it all. A table beside it would repeat it. */
function isTogether({ rows }: TableCells, { context }: Tools): boolean {
  const cells = rows.flat().filter((cell) => cell !== "");
  return context.source.blocks.some((block) => {
    const own = evenWords(blockText(block));
    return cells.filter((cell) => own.includes(evenWords(cell))).length >= MIN_TOGETHER * cells.length;
  });
}
