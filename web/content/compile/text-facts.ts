/** What can be counted and found in a text: words, minutes, sections, questions. */
import type { Heading as HeadingNode, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Heading, Question } from "../article.ts";
import { countWords } from "./markdown.ts";

const WORDS_PER_MINUTE = 220;
export const FAQ_TITLE = "Frequently asked questions";

export const isHeading = (node: RootContent, depth: number): node is HeadingNode =>
  node.type === "heading" && node.depth === depth;

export const minutesOf = (words: number) => Math.round(words / WORDS_PER_MINUTE);
export const readingTimeOf = (words: number) => `${minutesOf(words)} min read`;

/** The nodes between the heading with this title and the next of its depth. */
function sectionOf(tree: Root, title: string): RootContent[] {
  const start = tree.children.findIndex((node) => isHeading(node, 2) && textOf(node) === title);
  if (start < 0) return [];
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => isHeading(node, 2));
  return end < 0 ? rest : rest.slice(0, end);
}

export function questionsOf(tree: Root): Question[] {
  const questions: Question[] = [];
  for (const node of sectionOf(tree, FAQ_TITLE)) {
    if (isHeading(node, 3)) questions.push({ question: textOf(node), answer: "" });
    const last = questions.at(-1);
    if (last && !isHeading(node, 3)) last.answer = `${last.answer} ${textOf(node)}`.trim();
  }
  return questions;
}

/** References are looked up, not read. */
export const wordsToRead = (tree: Root): number =>
  countWords(tree) - sectionOf(tree, "Sources").reduce((sum, node) => sum + countWords(node), 0);

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x26;", "&")
    .replaceAll("&#x3C;", "<");

/** Ids as the HTML has them, in document order. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2[^>]* id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = "", text = ""]) => ({
    id,
    text: plain(text),
  }));
