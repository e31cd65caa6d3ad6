/** The shape of an article: how long its sections are, its key figure, its table. Covers are drawn from it. */
import type { Root, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { countWords } from "./markdown.ts";

export type Outline = {
  /** Words of each section, in order. */
  sections: number[];
  /** The longest section that is not the sources: where most of the matter is. */
  fullest: number;
  /** The figure a reader would remember, as written. */
  key: string | null;
  /** Words in each cell of the first table, row by row. */
  table: number[][] | null;
  steps: number;
};

const FIGURE = /\d+(?:\.\d+)? of \d+|\d[\d,]*(?:\.\d+)?%|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g;
const isYear = (figure: string) => /^(?:19|20)\d\d$/.test(figure);
/** A bare small number, such as a count of steps, is no picture. */
const WORTH_SHOWING = 2;
/** A share says more at a glance than a large number, and that more than a small one. */
const weight = (figure: string) =>
  /%| of /.test(figure) ? 3 : figure.includes(",") ? 2 : figure.length > 1 ? 1 : 0;

function keyFigure(texts: string[]): string | null {
  const figures = texts
    .flatMap((text) => text.match(FIGURE) ?? [])
    .filter((figure) => !isYear(figure) && weight(figure) >= WORTH_SHOWING);
  return figures.toSorted((a, b) => weight(b) - weight(a))[0] ?? null;
}

function sectionsOf(tree: Root): { title: string; words: number }[] {
  const sections: { title: string; words: number }[] = [{ title: "", words: 0 }];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2) sections.push({ title: textOf(node), words: 0 });
    const last = sections.at(-1);
    if (last) last.words += countWords(node);
  }
  return sections.filter(({ title }) => title !== "Sources");
}

const cellsOf = (table: Table) => table.children.map((row) => row.children.map((cell) => countWords(cell)));

function tablesOf(nodes: RootContent[]): Table[] {
  return nodes.flatMap((node) =>
    node.type === "table" ? [node] : node.type === "containerDirective" ? tablesOf(node.children) : [],
  );
}

export function outlineOf(tree: Root, title: string): Outline {
  const sections = sectionsOf(tree).map(({ words }) => words);
  const takeaways = tree.children.filter(
    (node) => node.type === "containerDirective" && node.name === "takeaways",
  );
  const [table] = tablesOf(tree.children);
  const lists = tree.children.flatMap((node) =>
    node.type === "list" && node.ordered ? [node.children.length] : [],
  );
  return {
    sections,
    fullest: sections.indexOf(Math.max(...sections)),
    key: keyFigure([title, ...takeaways.map((node) => textOf(node))]),
    table: table ? cellsOf(table) : null,
    steps: Math.max(0, ...lists),
  };
}
