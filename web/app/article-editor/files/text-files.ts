/** The text as files: what is kept, the changes for an editor, and the list of edits. */
import { cleanBlocks } from "@citeworthy/core/article/clean-article";
import { changesCsv } from "@citeworthy/core/article/rendering/changes-csv";
import { escapeHtml, renderArticle } from "@citeworthy/core/article/rendering/render-article";
import { toMarkdown } from "@citeworthy/core/article/rendering/to-markdown";
import { cleanDocument, trackedDocument } from "@citeworthy/core/article/rendering/word-document";
import type { ArticleBlock } from "@citeworthy/core/contract/article";
import { ARTICLE_FILE } from "@citeworthy/core/product/steps/article-steps";
import { textIn } from "../../calls/post-json.ts";
import type { EditedText } from "../edited-text.ts";
import { download } from "./download.ts";
import { fileStem } from "./file-name.ts";

/** The text to publish, without our marks. */
export const cleanMarkdown = ({ source, edits }: EditedText, keptIds: readonly string[]): string =>
  toMarkdown(cleanBlocks(source, edits, keptIds));

const picturesOf = (source: readonly ArticleBlock[]): ReadonlySet<string> =>
  new Set(source.flatMap((block) => (block.kind === "image" ? [block.src] : [])));

type Titled = { title: string; url: string | null; source?: readonly ArticleBlock[] };

/** With the pictures of the page, and no others. */
export const articleHtml = ({ title, source = [] }: Titled, markdown: string): string =>
  `<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n<body>\n<article>\n${renderArticle(markdown, { pictures: picturesOf(source) })}\n</article>\n</body>\n</html>\n`;

/** Its name is specified. */
export const downloadMarkdown = (markdown: string): void =>
  download(`${ARTICLE_FILE}.md`, "text/markdown", markdown);

export const downloadHtml = (text: Titled, markdown: string): void =>
  download(`${fileStem(text, new Date())}.html`, "text/html", articleHtml(text, markdown));

export const downloadEdits = (text: EditedText, keptIds: readonly string[]): void =>
  download(`${fileStem(text, new Date())}-edits.csv`, "text/csv", changesCsv([...text.edits], [...keptIds]));

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const NO_WORD_FILE = "The Word file could not be made. Try again, or download Markdown or HTML.";

/** Made by the server. Returns why there is no file, or null. */
export async function downloadWord(
  text: EditedText,
  keptIds: readonly string[],
  kind: "tracked" | "clean",
): Promise<string | null> {
  const document = (kind === "tracked" ? trackedDocument : cleanDocument)(text, keptIds);
  try {
    const response = await fetch("/api/word-file", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(document),
    });
    if (!response.ok) return textIn(await response.json().catch(() => null)) ?? NO_WORD_FILE;
    const ending = kind === "tracked" ? "-tracked.docx" : ".docx";
    download(`${fileStem(text, new Date())}${ending}`, WORD_TYPE, await response.arrayBuffer());
    return null;
  } catch {
    return NO_WORD_FILE;
  }
}
