/** Reads one file into an article. Anything the format requires and the file lacks stops the build with a message. */
import { basename } from "node:path";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Article, Question } from "../article.ts";
import { DESKS } from "../bylines.ts";
import { ContentError, type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { readMarkdown } from "./markdown.ts";
import {
  FAQ_TITLE,
  headingsOf,
  isHeading,
  minutesOf,
  questionsOf,
  readingTimeOf,
  wordsToRead,
} from "./text-facts.ts";

const MINUTES = { least: 6, most: 10 };
const LAST_TITLES = ["What to do next", "Sources"];

function hasRawHtml(tree: Root): boolean {
  let isFound = false;
  visit(tree, "html", () => {
    isFound = true;
  });
  return isFound;
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
    [hasRawHtml(tree), "body: no raw HTML"],
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
  const faq = questionsOf(tree);
  const problems = problemsOf(file, head, tree, minutesOf(words), faq);
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
    readingTime: readingTimeOf(words),
    tags,
    content: body,
    html,
    headings: headingsOf(html),
    words,
    related,
    faq,
  };
}
