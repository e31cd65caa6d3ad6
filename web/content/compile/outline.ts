/** The shape of an article: the length of its sections, its table, its steps. Covers are drawn from it. */
import type { Root, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { countWords } from "./markdown.ts";

export type Outline = {
  /** Words of each section, in order. */
  sections: number[];
  /** The longest section, apart from the sources. */
  fullest: number;
  /** Words in each cell of the first table, row by row. */
  table: number[][] | null;
  steps: number;
};

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

export function outlineOf(tree: Root): Outline {
  const sections = sectionsOf(tree).map(({ words }) => words);
  const [table] = tablesOf(tree.children);
  const lists = tree.children.flatMap((node) =>
    node.type === "list" && node.ordered ? [node.children.length] : [],
  );
  return {
    sections,
    fullest: sections.indexOf(Math.max(...sections)),
    table: table ? cellsOf(table) : null,
    steps: Math.max(0, ...lists),
  };
}
