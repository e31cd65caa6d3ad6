/** The article as files: what is kept, the changes for an editor, and the list of changes. */

import { changesCsv } from "@citeworthy/core/article/rendering/changes-csv";
import { escapeHtml, renderArticle } from "@citeworthy/core/article/rendering/render-article";
import { trackedHtml } from "@citeworthy/core/article/rendering/tracked-html";
import { trackedChanges } from "@citeworthy/core/article/tracked-changes";
import { ARTICLE_FILE } from "@citeworthy/core/product/steps/article-steps";
import { download } from "./download.ts";
import type { EditedResult, KeptEdits } from "./use-kept-edits.ts";

export const articleHtml = (title: string, markdown: string): string =>
  `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n<article>\n${renderArticle(markdown)}\n</article>\n</body>\n</html>\n`;

export const downloadMarkdown = (markdown: string): void =>
  download(`${ARTICLE_FILE}.md`, "text/markdown", markdown);

export const downloadHtml = (title: string, markdown: string): void =>
  download(`${ARTICLE_FILE}.html`, "text/html", articleHtml(title, markdown));

export const downloadTracked = ({ title, source, edits }: EditedResult, { keptIds }: KeptEdits): void =>
  download(
    `${ARTICLE_FILE}-changes.html`,
    "text/html",
    trackedHtml(title, trackedChanges(source, edits, keptIds)),
  );

export const downloadChanges = ({ edits }: EditedResult, { keptIds }: KeptEdits): void =>
  download(`${ARTICLE_FILE}-changes.csv`, "text/csv", changesCsv(edits, keptIds));
