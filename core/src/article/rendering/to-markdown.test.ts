import { expect, test } from "vitest";
import { plain } from "../article-blocks.ts";
import { renderArticle } from "./render-article.ts";
import { toMarkdown } from "./to-markdown.ts";

const cells = (...texts: string[]) => texts.map(plain);

test("rows of a table may be shorter than its header, and a header shorter than its rows", () => {
  const rows = [cells("1"), cells("2", "3", "4")];
  const markdown = toMarkdown([{ id: "b1", kind: "table", header: cells("a", "b"), rows }]);

  expect(markdown).toBe("| a | b |  |\n| --- | --- | --- |\n| 1 |\n| 2 | 3 | 4 |\n");
  expect(renderArticle(markdown)).toContain("<td>2</td><td>3</td><td>4</td>");
});

test("one long row doesn't make thousands of short ones as long", () => {
  const names = Array.from({ length: 3_000 }, (_, n) => `h${n}`);
  const rows = Array.from({ length: 3_000 }, () => cells("b"));
  const markdown = toMarkdown([{ id: "b1", kind: "table", header: cells(...names), rows }]);

  expect(markdown.length).toBeLessThan(100_000);
});

test("code with half a million backticks is one block of code", () => {
  const text = "` ".repeat(500_000);

  expect(toMarkdown([{ id: "b1", kind: "code", text }])).toBe(`\`\`\`\n${text}\n\`\`\`\n`);
  expect(toMarkdown([{ id: "b1", kind: "code", text: "a ```` b" }])).toBe("`````\na ```` b\n`````\n");
});
