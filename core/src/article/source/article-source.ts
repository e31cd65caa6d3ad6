/** The author's text in the author's order, as blocks to edit: the blocks of the page. */
import type { Subject } from "../../audits/audit.ts";
import { splitSentences } from "../../facts/text/split-sentences.ts";
import type { ArticleBlock } from "../article-blocks.ts";
import { articleBlocks } from "./article-blocks-of-page.ts";
import { type ArticleLabels, labelsFor } from "./labels.ts";

export type ArticleSource = {
  title: string;
  /** ISO 639-1, or "other" where the engine doesn't know the language. */
  language: string;
  labels: ArticleLabels;
  /** The title, then the text with the page's own byline where it has one. Nothing about the page is added. */
  blocks: ArticleBlock[];
};

export const TITLE_ID = "title";

/** Null where the page has no text. */
export function readArticleSource({ page, facts }: Pick<Subject, "page" | "facts">): ArticleSource | null {
  const language = facts.language().code ?? "other";
  const labels = labelsFor(language);
  const text = articleBlocks(page);
  if (text.every((block) => block.kind === "heading" || block.kind === "image")) return null;
  const title = titleOf(page) ?? facts.reading().question;
  const heading: ArticleBlock = { id: TITLE_ID, kind: "heading", level: 1, text: title.trim() || page.url };
  return {
    title: heading.text,
    language,
    labels,
    blocks: [heading, ...text],
  };
}

const MAX_TITLE_LENGTH = 120;

/** Some pages set a whole paragraph as their main heading; the title of the window is shorter then. */
function titleOf({ title, titleTag }: Subject["page"]): string | null {
  if (title === null || title.length <= MAX_TITLE_LENGTH) return title;
  const named = titleTag?.value.split(/\s+[|–—-]\s+/)[0]?.trim() ?? "";
  const [first = title] = splitSentences(title);
  return named !== "" && named.length <= MAX_TITLE_LENGTH ? named : first;
}
