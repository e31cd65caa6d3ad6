/** An article as pages use it: validated front matter, the body as HTML, and counts. */
import type { Desk } from "./bylines.ts";

export type Question = { question: string; answer: string };
export type Heading = { id: string; text: string };

/** What a list or a card shows. */
export type ArticleCard = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  author: { desk: Desk; name: string; avatar: string };
  coverImage: string;
  /** A calendar day, YYYY-MM-DD. */
  date: string;
  updated: string | null;
  readingTime: string;
  tags: string[];
};

export type Article = ArticleCard & {
  /** The body as it was written, in markdown. Pages show `html`. */
  content: string;
  html: string;
  /** The sections, for the table of contents. */
  headings: Heading[];
  words: number;
  /** In the order the author chose; every slug exists. */
  related: string[];
  /** The questions of its FAQ section, if it has one. */
  faq: Question[];
};

export const cardOf = ({ content, html, headings, words, related, faq, ...card }: Article): ArticleCard =>
  card;

/** What the page of an article shows: without its markdown, which would double what is sent. */
export type ShownArticle = Omit<Article, "content">;

export const shownArticle = ({ content, ...article }: Article): ShownArticle => article;

/** The explainer at /what-is-geo: a dated text with a byline that is not part of the blog. */
export type Explainer = Pick<
  Article,
  "title" | "author" | "date" | "updated" | "readingTime" | "words" | "html" | "headings" | "faq"
> & { description: string };

/** A page of the documentation. */
export type Doc = { slug: string; title: string; description: string; html: string; headings: Heading[] };
