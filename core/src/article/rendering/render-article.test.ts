import { expect, test } from "vitest";

import { renderArticle } from "./render-article.ts";
import { toMarkdown } from "./to-markdown.ts";

test("headings, lists, tables, quotations, code and links become what they are", () => {
  expect(
    renderArticle(
      "# T\n\n## A b?\n\n1. one\n2. two\n   - in\n\n> q\n\n| a | b |\n| --- | --- |\n| 1 | [x](https://x.example/) |\n\n```\n<b>\n```\n",
    ),
  ).toBe(
    '<h1>T</h1>\n<h2 id="a-b">A b?</h2>\n<ol><li>one</li><li>two<ul><li>in</li></ul></li></ol>\n<blockquote><p>q</p></blockquote>\n<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><a href="https://x.example/">x</a></td></tr></tbody></table>\n<pre><code>&lt;b&gt;</code></pre>',
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](vbscript:x)",
  "![x](https://evil.example/pixel.png)",
  "[x][1]\n\n[1]: javascript:alert(1)",
  '## <svg onload="alert(1)">',
  "<a href='javascript:alert(1)'>x</a>",
  '[x](https://a.example/"onmouseover="alert(1))',
  "```html\n</code><script>alert(1)</script>\n```",
])("%s comes out as text", (markdown) => {
  const html = renderArticle(markdown);

  expect(html.replace(/<\/?(?:p|h2|pre|code|a)(?: (?:id|href)="[^"<>]*")?>/g, "")).not.toMatch(/[<>]/);
  expect(html).not.toMatch(/(?:href|src)="(?!https:\/\/a\.example\/)[^"#]/);
});

test("words of a page never become markup on the way through markdown", () => {
  const words = [
    "# no heading",
    "1. no list",
    "- no list",
    "> no quotation",
    "*no* _stress_ **at** __all__",
    "`no code`",
    "[no](https://x.example/) link",
    "<b>no tag</b>",
    "a | b",
    "&lt; stays &amp;lt;",
    "\\ backslash",
    "=== no rule",
    "~~~ no fence",
    "![no](picture.png)",
    "snake_case_name",
    "2019. A year",
  ];
  for (const text of words) {
    const html = renderArticle(toMarkdown([{ id: "p", kind: "paragraph", sentences: [[{ text }]] }]));
    const shown = html
      .replace(/^<p>|<\/p>$/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, "&");
    expect(shown).toBe(text);
  }
});

test("half a million spaces within a link are read in one pass", () => {
  const written = (text: string) =>
    toMarkdown([{ id: "p", kind: "paragraph", sentences: [[{ text, href: "https://a.example/" }]] }]);

  expect(written(`a${" ".repeat(500_000)}b`)).toBe(written("a b"));
  expect(written(" a ")).toContain("[a](https://a.example/)");
});
