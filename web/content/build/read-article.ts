/** One file to one article. What the format asks for and the file lacks stops the build with a sentence. */
import { basename } from "node:path";
import type { Heading as HeadingNode, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Article, Heading, Question } from "../article.ts";
import { DESKS } from "../bylines.ts";
import { ContentError, type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { countWords, readMarkdown } from "./markdown.ts";

const WORDS_PER_MINUTE = 220;
const MINUTES = { least: 6, most: 10 };
const FAQ_TITLE = "Frequently asked questions";
const LAST_TITLES = ["What to do next", "Sources"];

const isHeading = (node: RootContent, depth: number): node is HeadingNode =>
  node.type === "heading" && node.depth === depth;

/** The nodes between the heading with this title and the next of its depth. */
function sectionOf(tree: Root, title: string): RootContent[] {
  const start = tree.children.findIndex((node) => isHeading(node, 2) && textOf(node) === title);
  if (start < 0) return [];
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => isHeading(node, 2));
  return end < 0 ? rest : rest.slice(0, end);
}

function questionsOf(tree: Root): Question[] {
  const questions: Question[] = [];
  for (const node of sectionOf(tree, FAQ_TITLE)) {
    if (isHeading(node, 3)) questions.push({ question: textOf(node), answer: "" });
    const last = questions.at(-1);
    if (last && !isHeading(node, 3)) last.answer = `${last.answer} ${textOf(node)}`.trim();
  }
  return questions;
}

/** References are looked up, not read. */
const wordsToRead = (tree: Root): number =>
  countWords(tree) - sectionOf(tree, "Sources").reduce((sum, node) => sum + countWords(node), 0);

/** Ids are given in document order, boxes included, as the HTML has them. */
function headingsOf(html: string): Heading[] {
  const plain = (text: string) =>
    text
      .replace(/<[^>]+>/g, "")
      .replaceAll("&#x26;", "&")
      .replaceAll("&#x3C;", "<");
  return [...html.matchAll(/<h2[^>]* id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = "", text = ""]) => ({
    id,
    text: plain(text),
  }));
}

const hasBox = (tree: Root, name: string) =>
  tree.children.some((node) => node.type === "containerDirective" && node.name === name);

function problemsOf(file: string, head: FrontMatter, tree: Root, minutes: number, faq: Question[]): string[] {
  const titles = tree.children.filter((node) => isHeading(node, 2)).map((node) => textOf(node));
  const problems: [boolean, string][] = [
    [basename(file) !== `${head.slug}.md`, `slug: the file must be called ${head.slug}.md`],
    [
      tree.children.some((node) => isHeading(node, 1)),
      "body: no heading of the first level; the title is that",
    ],
    [tree.children.some((node) => node.type === "html"), "body: no raw HTML"],
    [!hasBox(tree, "takeaways"), "body: the box :::takeaways is missing"],
    [
      (head.updated !== undefined) !== hasBox(tree, "updated"),
      "updated: goes with a box :::updated, both or neither",
    ],
    [
      titles.slice(-2).join() !== LAST_TITLES.join(),
      `body: the last sections must be ${LAST_TITLES.join(" and ")}, not ${titles.slice(-2).join(" and ")}`,
    ],
    [
      head.faq !== faq.length > 0,
      `faq: true goes with a section "${FAQ_TITLE}" of ### questions, both or neither`,
    ],
    [faq.some(({ answer }) => answer === ""), "faq: a question has no answer"],
    [
      minutes < MINUTES.least || minutes > MINUTES.most,
      `body: ${minutes} minutes to read; an article takes ${MINUTES.least} to ${MINUTES.most}`,
    ],
  ];
  return problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}

export function readArticle(file: string, text: string): Article {
  const { head, body } = readFrontMatter(file, text);
  const { tree, html } = readMarkdown(file, body);
  const words = wordsToRead(tree);
  const minutes = Math.round(words / WORDS_PER_MINUTE);
  const faq = questionsOf(tree);
  const problems = problemsOf(file, head, tree, minutes, faq);
  if (problems.length > 0) throw new ContentError(file, problems);
  const { id, slug, title, excerpt, date, updated, tags, related, byline } = head;
  return {
    id,
    slug,
    title,
    excerpt,
    author: { desk: byline, name: DESKS[byline].name, avatar: DESKS[byline].avatar },
    coverImage: `/covers/${slug}.svg`,
    date,
    updated: updated ?? null,
    readingTime: `${minutes} min read`,
    tags,
    html,
    headings: headingsOf(html),
    words,
    related,
    faq,
  };
}
