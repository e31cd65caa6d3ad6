/** A table of data; tables that only lay out a page are walked through. */

import { textOf } from "../tree/text.ts";
import { attr, type ElementNode, type Skip, walk } from "../tree/tree.ts";
import type { Draft } from "./draft.ts";

/** More text than this in a cell is prose in a layout. */
const LONG_CELL = 600;

/** Larger tables are read through; tables in tables must not be counted over and over. */
const MAX_ELEMENTS = 20_000;
const BLOCKS = new Set("h1 h2 h3 h4 h5 h6 article section blockquote form".split(" "));

type Shape = {
  rows: number;
  cells: number;
  headers: number;
  nested: boolean;
  captioned: boolean;
  blocks: number;
};

export function isDataTable(table: ElementNode): boolean {
  const role = attr(table, "role");
  if (role === "presentation" || role === "none") return false;
  const { rows, cells, headers, nested, captioned, blocks } = shapeOf(table);
  if (nested || rows === 0) return false;
  if (headers > 0 || captioned) return blocks <= cells;
  return rows >= 2 && cells >= rows * 2 && blocks === 0 && !holdsProse(table);
}

function shapeOf(table: ElementNode): Shape {
  const shape: Shape = { rows: 0, cells: 0, headers: 0, nested: false, captioned: false, blocks: 0 };
  let visited = 0;
  walk(table, ({ tag }) => {
    visited += 1;
    if (tag === "tr") shape.rows += 1;
    else if (tag === "td") shape.cells += 1;
    else if (tag === "th") shape.headers += 1;
    else if (tag === "table" || visited > MAX_ELEMENTS) shape.nested = true;
    else if (tag === "caption") shape.captioned = true;
    else if (BLOCKS.has(tag)) shape.blocks += 1;
    return shape.nested ? "stop" : undefined;
  });
  shape.cells += shape.headers;
  return shape;
}

function holdsProse(table: ElementNode): boolean {
  let long = false;
  walk(table, (element) => {
    if (element.tag !== "td") return undefined;
    long = textOf(element).length > LONG_CELL;
    return long ? "stop" : false;
  });
  return long;
}

export function readTable(table: ElementNode, skip: Skip): Draft {
  let caption: string | null = null;
  const rows: { cells: string[]; isHeader: boolean }[] = [];
  walk(table, (element) => {
    if (skip(element)) return false;
    if (element.tag === "caption") caption ??= textOf(element, skip) || null;
    if (element.tag === "tr") rows.push(readRow(element, skip));
    return element.tag !== "tr" && element.tag !== "caption";
  });
  const filled = rows.filter((row) => row.cells.some(Boolean));
  const header = filled[0]?.isHeader ? (filled.shift()?.cells ?? []) : [];
  const body = filled.map((row) => row.cells);
  const lines = [
    ...(caption ? [caption] : []),
    ...[header, ...body].filter((row) => row.length > 0).map(line),
  ];
  return {
    kind: "table",
    caption,
    header,
    rows: body,
    text: lines.join("\n"),
    place: { start: table.start, end: table.end },
  };
}

const line = (cells: string[]) => cells.filter(Boolean).join(" | ");

/** A row is the header when it is in `thead` or all its cells are `th`. */
function readRow(row: ElementNode, skip: Skip): { cells: string[]; isHeader: boolean } {
  const cells = row.children.filter(
    (child): child is ElementNode =>
      child.kind === "element" && (child.tag === "td" || child.tag === "th") && !skip(child),
  );
  const isHeader =
    row.parent?.tag === "thead" || (cells.length > 0 && cells.every((cell) => cell.tag === "th"));
  return { cells: cells.map((cell) => textOf(cell, skip)), isHeader };
}
