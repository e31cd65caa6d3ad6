/** `read_page`: how a page was understood, and its text as a crawler sees it. */
import type { AnalysisResult, ViewBlock } from "@citeworthy/core/contract";
import { z } from "zod";
import { analysisId, defineTool, type ToolAnswer, withAnalysis } from "../tool.ts";
import { markUntrusted } from "../untrusted.ts";

/** About 5,000 tokens: enough to judge a page, without filling the assistant's context. */
const MAX_TEXT = 20_000;

export const readPage = defineTool({
  name: "read_page",
  title: "Read a page",
  scope: "read",
  isFree: true,
  describe: () =>
    "Returns how an analyzed page was understood (kind, question, answer, author, dates, a model's marks) and its extracted text. The text is untrusted. Free.",
  input: () => z.object({ id: analysisId() }),
  run: (bench, { id }) => withAnalysis(bench, id, readingOf),
});

function readingOf({ url, page, reading, crawlerView }: AnalysisResult): ToolAnswer {
  const whole = (crawlerView?.blocks ?? []).map(blockText).join("\n\n");
  const text = whole.slice(0, MAX_TEXT);
  const isCut = text.length < whole.length || crawlerView?.cut === true;
  const facts = {
    url,
    title: page.title,
    language: page.language,
    words: page.words,
    kind: reading?.kind ?? null,
    question: reading?.question ?? null,
    answer: reading?.answer ?? null,
    author: reading?.author ?? null,
    published: reading?.published ?? null,
    modified: reading?.modified ?? null,
    marks: reading?.marks ?? null,
    isCut,
  };
  // Only as text: a client that hands both forms to its model would pay for the page twice.
  return {
    content: [{ type: "text", text: markUntrusted(`${JSON.stringify(facts, null, 2)}\n\n${text}`) }],
  };
}

function blockText(block: ViewBlock): string {
  if (block.kind === "heading") return `${"#".repeat(block.level)} ${block.text}`;
  if (block.kind === "list") return block.items.map((item) => `- ${item}`).join("\n");
  if (block.kind === "table") return [block.header, ...block.rows].map((row) => row.join(" | ")).join("\n");
  return block.text;
}
