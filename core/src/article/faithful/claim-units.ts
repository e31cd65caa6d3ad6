/** The statements of an article, one after another. Headings and code state nothing. */
import type { Nodes, Root } from "mdast";
import { splitSentences } from "../../facts/text/split-sentences.ts";
import { plainText } from "../rendering/markdown-tree.ts";
import { ALL_DETAILS, ALL_LABELS, ALL_MARKS, withoutMarks } from "../source/labels.ts";

export type Unit = { text: string; needsSource: boolean };

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

export function claimUnits(root: Root): Unit[] {
  const units: Unit[] = [];
  for (const node of root.children) addUnits(node, units);
  return units;
}

function addUnits(node: Nodes, units: Unit[]): void {
  if (node.type === "paragraph") for (const line of plainText(node).split("\n")) addText(line, units);
  else if (node.type === "table") addTable(node, units);
  else if (node.type !== "heading" && node.type !== "code" && "children" in node)
    for (const child of node.children) addUnits(child, units);
}

const saysSomething = (sentence: string) => /[\p{L}\p{N}]/u.test(sentence);

/** A mark belongs to the sentence before it. */
function addText(text: string, units: Unit[]): void {
  const mark = ALL_MARKS.find((one) => text.includes(one));
  const pieces = mark === undefined ? [text] : text.split(mark);
  for (const [at, piece] of pieces.entries()) {
    const sentences = splitSentences(flat(piece)).filter(saysSomething);
    for (const [index, sentence] of sentences.entries()) {
      const isMarked = at < pieces.length - 1 && index === sentences.length - 1;
      units.push({ text: sentence, needsSource: isMarked });
    }
  }
}

const NAMED_TEXTS = new Set(ALL_DETAILS);

/** A table that was a list of names and texts is read as that list; any other by its cells. */
function addTable(table: Extract<Nodes, { type: "table" }>, units: Unit[]): void {
  const [header] = table.children;
  const last = header?.children.at(-1);
  const isList = last !== undefined && NAMED_TEXTS.has(plainText(last).toLowerCase());
  for (const row of table.children) {
    if (isList && row === header) continue;
    if (isList) addText(row.children.map(plainText).join(": "), units);
    else addRow(row, units);
  }
}

/** Each cell that says something. */
function addRow(row: Extract<Nodes, { type: "tableRow" }>, units: Unit[]): void {
  const cells = row.children.map((cell) => flat(plainText(cell)));
  for (const cell of cells) {
    const text = flat(withoutMarks(cell));
    if (ALL_LABELS.has(text.toLowerCase())) continue;
    for (const sentence of splitSentences(text).filter(saysSomething))
      units.push({ text: sentence, needsSource: text !== cell });
  }
}
