/** `article`, `write_article` and `use_edits`: the page's text with the edits that are used, and which those are. */
import type { ArticleResult } from "@citeworthy/core/contract/article";
import { z } from "zod";
import { analysisId, answered, defineTool, refused, type ToolAnswer } from "../tool.ts";

/** About 5,000 tokens, as in `read_page`. Longer articles come in parts. */
const MAX_PART = 20_000;
const MAX_FROM = 10_000_000;

const NONE = "There is no article for this analysis yet. write_article or the page of the report creates it.";

export const article = defineTool({
  name: "article",
  title: "Article",
  scope: "read",
  isFree: true,
  isOffered: ({ edits }) => edits !== null,
  describe: () =>
    "Returns the article of an analysis in Markdown: the page's own text with the edits that are used. A long one comes in parts. Free.",
  input: () =>
    z.object({
      id: analysisId(),
      from: z.number().int().min(0).max(MAX_FROM).default(0).describe("The `next` of the previous part."),
    }),
  run: async ({ edits }, { id, from }) => {
    const found = (await edits?.article(id)) ?? null;
    return found === null ? refused(NONE) : shownArticle(found, from);
  },
});

function shownArticle(
  { article: text, title, before, kept, after, undone = [] }: ArticleResult,
  from = 0,
): ToolAnswer {
  const scores = { before: before.score, after: (kept?.after ?? after).score };
  const end = endOfPart(text, from);
  const next = end < text.length ? end : null;
  return answered({ title, markdown: text.slice(from, end), next, ...scores, undone }, { quotesPage: true });
}

/** Between two paragraphs, so that the parts put together are the article. */
function endOfPart(text: string, from: number): number {
  const most = from + MAX_PART;
  if (text.length <= most) return text.length;
  const gap = text.lastIndexOf("\n\n", most - 2);
  return gap > from ? gap + 2 : most;
}

export const writeArticle = defineTool({
  name: "write_article",
  title: "Write the article",
  scope: "analyze",
  isFree: false,
  isOffered: ({ edits }) => edits !== null,
  describe: ({ words }) =>
    `Creates the article of an analysis: the page's own text with all finished edits used, which use_edits can undo. Returns its first part in Markdown; \`article\` returns the others. ${words.cost}`,
  input: () => z.object({ id: analysisId() }),
  run: async ({ edits }, { id }) => {
    const written = (await edits?.write(id)) ?? null;
    return written === null
      ? refused(
          "No edit is finished, so there is nothing to write: next_edits says what the author has to supply. No use was counted.",
        )
      : shownArticle(written);
  },
});

const ids = () => z.array(z.string().max(100)).max(100).default([]);

export const useEdits = defineTool({
  name: "use_edits",
  title: "Use or undo edits",
  scope: "analyze",
  isFree: true,
  changes: "replaces",
  isOffered: ({ edits }) => edits !== null,
  describe: () =>
    "Uses or undoes finished edits of an analysis by their ids, as next_edits names them. The report and the article show the same. Costs no use.",
  input: () => z.object({ id: analysisId(), use: ids(), undo: ids() }),
  run: async ({ edits }, change) => answered({ ...(await edits?.change(change)) }),
});
