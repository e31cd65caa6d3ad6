/** The article as files: what is kept, the changes for an editor, and the list of changes. */

import type { ArticleBlock } from "@citeworthy/core/article/article-blocks";
import { changesCsv } from "@citeworthy/core/article/rendering/changes-csv";
import { escapeHtml, renderArticle } from "@citeworthy/core/article/rendering/render-article";
import { trackedHtml } from "@citeworthy/core/article/rendering/tracked-html";
import { trackedChanges } from "@citeworthy/core/article/tracked-changes";
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { ARTICLE_FILE } from "@citeworthy/core/product/steps/article-steps";
import { download } from "./download.ts";
import type { EditedResult, KeptEdits } from "./use-kept-edits.ts";

const picturesOf = (source: readonly ArticleBlock[]): ReadonlySet<string> =>
  new Set(source.flatMap((block) => (block.kind === "image" ? [block.src] : [])));

type Titled = Pick<ArticleResult, "title" | "source">;

/** With the pictures of the page, and no others. */
export const articleHtml = ({ title, source = [] }: Titled, markdown: string): string =>
  `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n<article>\n${renderArticle(markdown, { pictures: picturesOf(source) })}\n</article>\n</body>\n</html>\n`;

export const downloadMarkdown = (markdown: string): void =>
  download(`${ARTICLE_FILE}.md`, "text/markdown", markdown);

export const downloadHtml = (article: Titled, markdown: string): void =>
  download(`${ARTICLE_FILE}.html`, "text/html", articleHtml(article, markdown));

export const downloadTracked = ({ title, source, edits }: EditedResult, { keptIds }: KeptEdits): void =>
  download(
    `${ARTICLE_FILE}-changes.html`,
    "text/html",
    trackedHtml(title, trackedChanges(source, edits, keptIds)),
  );

export const downloadChanges = ({ edits }: EditedResult, { keptIds }: KeptEdits): void =>
  download(`${ARTICLE_FILE}-changes.csv`, "text/csv", changesCsv(edits, keptIds));
