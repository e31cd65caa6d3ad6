/** The explainer: one dated text with a byline, read like an article but with its own front matter. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Explainer } from "../article.ts";
import { DESKS } from "../bylines.ts";
import { readHead } from "./front-matter.ts";
import { readMarkdown } from "./markdown.ts";
import { headingsOf, questionsOf, readingTimeOf, wordsToRead } from "./text-facts.ts";

const FILE = fileURLToPath(new URL("../pages/what-is-geo.md", import.meta.url));
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const Head = z.strictObject({
  title: z.string(),
  description: z.string().min(110).max(160),
  byline: z.enum(["editorial", "research"]),
  date: day,
  updated: day.optional(),
});

export function readExplainer(): Explainer {
  const { head, body } = readHead("pages/what-is-geo.md", readFileSync(FILE, "utf8"), Head);
  const { tree, html } = readMarkdown(FILE, body);
  const words = wordsToRead(tree);
  const { title, description, byline, date, updated } = head;
  return {
    title,
    description,
    author: { desk: byline, ...DESKS[byline] },
    date,
    updated: updated ?? null,
    readingTime: readingTimeOf(words),
    words,
    html,
    headings: headingsOf(html),
    faq: questionsOf(tree),
  };
}
