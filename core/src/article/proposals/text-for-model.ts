/** The article's own text as a model gets it: the same words that its quotes are looked up in, with plain marks. */
import { type ArticleBlock, joinSentences, textOf } from "../article-blocks.ts";

export const textForModel = (blocks: readonly ArticleBlock[]): string => blocks.map(marked).join("\n\n");

function marked(block: ArticleBlock): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "paragraph":
      return joinSentences(block.sentences.map((words) => textOf(words).trim()));
    case "list":
      return block.items
        .map(({ words }, at) => `${block.isOrdered ? `${at + 1}.` : "-"} ${textOf(words)}`)
        .join("\n");
    case "table":
      return [block.header, ...block.rows].map((row) => `| ${row.map(textOf).join(" | ")} |`).join("\n");
    case "quote":
      return block.lines.map((words) => `> ${textOf(words)}`).join("\n");
    case "code":
      return `\`\`\`\n${block.text}\n\`\`\``;
    case "image":
      return `(picture: ${block.caption || block.alt || "no description"})`;
  }
}
