/** The statements of an article, one after another. Headings, contents and lists of sources state nothing. */
import type { Nodes, Root } from "mdast";
import { splitSentences } from "../facts/text.ts";
import { ALL_DETAILS, ALL_LABELS } from "./labels.ts";
import { plainText } from "./markdown-tree.ts";
import { BETWEEN, NEEDS_SOURCE } from "./parts.ts";

export type Unit = { text: string; needsSource: boolean };

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

export function claimUnits(root: Root): Unit[] {
  const units: Unit[] = [];
  for (const node of root.children) addUnits(node, units);
  return units;
}

function addUnits(node: Nodes, units: Unit[]): void {
  if (node.type === "paragraph") addSentences(node, units);
  else if (node.type === "table") addTable(node, units);
  else if (node.type === "list" && node.children.every(isOnlyLink)) return;
  else if (node.type !== "heading" && node.type !== "code" && "children" in node)
    for (const child of node.children) addUnits(child, units);
}

/** An entry of the contents or of the sources: a link, and at most its host. */
function isOnlyLink(item: Nodes): boolean {
  const [paragraph, ...more] = "children" in item ? item.children : [];
  if (paragraph?.type !== "paragraph" || more.length > 0) return false;
  const [link, rest] = paragraph.children;
  return link?.type === "link" && (rest === undefined || /^ \([\w.-]+\)$/.test(plainText(rest)));
}

/** Words in bold before a colon are a label of their own. */
function addSentences(paragraph: Extract<Nodes, { type: "paragraph" }>, units: Unit[]): void {
  const [first, ...rest] = paragraph.children;
  const label = first?.type === "strong" ? plainText(first) : "";
  const isLabelled = /[:：]$/.test(label.trim());
  if (isLabelled) addText(label.trim().replace(/[:：]$/, ""), units);
  const text = (isLabelled ? rest : paragraph.children).map(plainText).join("");
  // A name and what belongs to it: each is a statement of its own.
  const parts = isLabelled ? text.split("; ") : [];
  for (const line of parts.length >= FEWEST_PARTS ? parts : text.split("\n")) addText(line, units);
}

const FEWEST_PARTS = 3;

function addText(text: string, units: Unit[]): void {
  const pieces = flat(text)
    .split(NEEDS_SOURCE)
    .map((piece) => piece.trim());
  const saysSomething = (sentence: string) => /[\p{L}\p{N}]/u.test(sentence);
  for (const [at, piece] of pieces.entries()) {
    const sentences = piece.split(BETWEEN).flatMap(splitSentences).filter(saysSomething);
    for (const [index, sentence] of sentences.entries()) {
      const isMarked = at < pieces.length - 1 && index === sentences.length - 1;
      units.push({ text: sentence, needsSource: isMarked });
    }
  }
}

/** A table of ours that was a list of names and texts is read as that list; any other by its cells. */
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

const NAMED_TEXTS = new Set(ALL_DETAILS);

/** Each cell that says something; a row of labels says nothing. */
function addRow(row: Extract<Nodes, { type: "tableRow" }>, units: Unit[]): void {
  const written = row.children.map((cell) => flat(plainText(cell)));
  const needsSource = written.some((cell) => cell.includes(NEEDS_SOURCE));
  const cells = written.map((cell) => flat(cell.replaceAll(NEEDS_SOURCE, "")));
  for (const cell of cells) {
    const isTold = cells.some(
      (other) => other !== cell && cell.split(", ").every((piece) => other.includes(piece)),
    );
    if (cell === "" || isTold || ALL_LABELS.has(cell.toLowerCase())) continue;
    for (const text of splitSentences(cell))
      if (/[\p{L}\p{N}]/u.test(text)) units.push({ text, needsSource });
  }
}
