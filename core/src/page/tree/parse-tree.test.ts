import { expect, test } from "vitest";
import { MAX_DEPTH, MAX_TEXT, parseTree } from "./parse-tree.ts";
import { rawText, textOf } from "./text.ts";
import { type ElementNode, walk } from "./tree.ts";

function elements(html: string, tag: string): ElementNode[] {
  const found: ElementNode[] = [];
  walk(parseTree(html).body, (element) => {
    if (element.tag === tag) found.push(element);
    return undefined;
  });
  return found;
}

test("paragraphs, items and cells end where the next one starts", () => {
  expect(elements("<p>one<p>two<div>three</div>", "p").map((one) => textOf(one))).toEqual(["one", "two"]);
  expect(elements("<ul><li>a<li>b<ul><li>c</ul><li>d</ul>", "li").map((one) => textOf(one))).toEqual([
    "a",
    "b c",
    "c",
    "d",
  ]);
  expect(elements("<table><tr><td>1<td>2<tr><td>3</table>", "td").map((one) => textOf(one))).toEqual([
    "1",
    "2",
    "3",
  ]);
});

test("an end tag inside a cell does not close what is outside the table", () => {
  const [box] = elements("<div><table><tr><td>in</div> still in</td></tr></table> after</div>", "div");

  expect(box && textOf(box)).toBe("in still in after");
});

test("bold that is closed in the wrong order does not swallow the paragraph", () => {
  expect(elements("<b><p>one</b> two</p><p>three</p>", "p").map((one) => textOf(one))).toEqual([
    "one two",
    "three",
  ]);
});

test("what a script or a title holds is not read as tags", () => {
  const tree = parseTree("<title>a <b> c</title><script>if (a < b) '<p>no</p>'</script><p>yes</p>");

  expect(textOf(tree.body)).toBe("yes");
  expect(tree.head.children).toHaveLength(2);
});

test("every element knows its place in the source", () => {
  const html = "<!doctype html><body class=x><p>one</p><p>two &amp; three</p></body>";
  const [, second] = elements(html, "p");

  expect(html.slice(second?.start, second?.end)).toBe("<p>two &amp; three</p>");
  expect(second && textOf(second)).toBe("two & three");
});

test("references, odd brackets and carriage returns in a text are read as the standard says", () => {
  const html = "<p>one\r\ntwo &lt; three &amp;\rfour < five<b>six</b> seven \0eight</p>";
  const [paragraph] = elements(html, "p");
  const texts = paragraph?.children.map((child) => (child.kind === "text" ? child.text : child.tag));

  expect(texts).toEqual(["one\ntwo < three &\nfour < five", "b", " seven eight"]);
});

test("a script ends at its own end tag, also after a comment that holds another", () => {
  const tree = parseTree(
    "<script>'</b>' + '</scripts>'</SCRIPT\n><script><!-- <script>a</script> --></script><p>yes</p>",
  );
  const scripts = tree.head.children.map((child) => (child.kind === "element" ? rawText(child) : ""));

  expect(scripts).toEqual(["'</b>' + '</scripts>'", "<!-- <script>a</script> -->"]);
  expect(textOf(tree.body)).toBe("yes");
});

test("text in the head begins the body at its first character", () => {
  const html = "<head><meta name=a>  & text</head>";

  expect(parseTree(html).body.start).toBe(html.indexOf("&"));
});

test("the values of attributes are decoded", () => {
  const [link] = elements('<a href="/a?b=1&amp;c=2" title="one\r\ntwo" rel="">x</a>', "a");

  expect(link?.attrs.map(({ value }) => value)).toEqual(["/a?b=1&c=2", "one\ntwo", ""]);
});

test("below the deepest level elements become siblings and their text is kept", () => {
  const tree = parseTree(`${"<div>".repeat(5_000)}deep${"</div>".repeat(5_000)}<p>after</p>`);
  let deepest = 0;
  const measure = (element: ElementNode, depth: number): void => {
    deepest = Math.max(deepest, depth);
    for (const child of element.children) if (child.kind === "element") measure(child, depth + 1);
  };
  measure(tree.body, 0);

  expect(deepest).toBeLessThanOrEqual(MAX_DEPTH);
  expect(textOf(tree.body)).toContain("deep");
  expect(tree.truncated).toBe(true);
});

test("a book without end is cut, and says so; what scripts hold does not count", () => {
  const book = parseTree(
    `<script>${"a".repeat(MAX_TEXT)}</script>${`<p>${"word ".repeat(1_000)}</p>`.repeat(250)}`,
  );
  const short = parseTree(`<script>${"a".repeat(MAX_TEXT)}</script><p>A few words.</p>`);

  expect(book.truncated).toBe(true);
  expect(short.truncated).toBe(false);
});
