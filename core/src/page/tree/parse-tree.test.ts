import { expect, test } from "vitest";
import { MAX_DEPTH, MAX_TEXT } from "./limits.ts";
import { parseTree } from "./parse-tree.ts";
import { outline } from "./testing/outline.ts";
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

test.each([
  ["a heading that the wrong end tag closes", "<h2>Why</h3><p>text</p>", "<h2>Why</h2><p>text</p>"],
  ["a heading in a heading", "<h2>One<h3>Two</h3>", "<h2>One</h2><h3>Two</h3>"],
  ["a paragraph in a paragraph", "<p>one<p>two</p>three</p>", "<p>one</p><p>two</p>three<p></p>"],
  [
    "text in a table, outside its cells",
    "<table>stray<tr><td>cell</td></tr></table>",
    "stray<table><tbody><tr><td>cell</td></tr></tbody></table>",
  ],
  ["a link in a link", "<a>one<a>two</a>", "<a>one</a><a>two</a>"],
  ["items without a list", "<li>one<li>two<p>three", "<li>one</li><li>two<p>three</p></li>"],
  ["bold across paragraphs", "<p><b>one<p>two</b> three", "<p><b>one</b></p><p><b>two</b> three</p>"],
  ["bold that ends inside a paragraph", "<b><p>one</b>two", "<b></b><p><b>one</b>two</p>"],
  ["italics and bold that overlap", "<b>one<i>two</b>three</i>", "<b>one<i>two</i></b><i>three</i>"],
  ["an end tag of a line break", "one</br>two", "one<br></br>two"],
  [
    "tags in a select",
    "<select><b>one<option>two</select>three",
    "<select>one<option>two</option></select>three",
  ],
  ["a form in a form", "<form>one<form>two</form>three", "<form>onetwo</form>three"],
  ["a comment without an end", "<p>one<!-- <p>two", "<p>one</p>"],
  ["a title in the body", "<p>one<title>two <b></title>three", "<p>one<title>two <b></title>three</p>"],
  [
    "a list item that a box closes",
    "<ul><li><div>one</li><li>two</ul>",
    "<ul><li><div>one</div></li><li>two</li></ul>",
  ],
  ["a button in a button", "<button>one<button>two", "<button>one</button><button>two</button>"],
  [
    "terms without a list",
    "<dl><dt>one<dd>two<dt>three</dl>",
    "<dl><dt>one</dt><dd>two</dd><dt>three</dt></dl>",
  ],
  ["a cell without a table", "<td>one</td> two", "one two"],
  ["text after the body", "<body>one</body> two", "one two"],
])("%s: as in a browser", (_, source, expected) => {
  expect(parseTree(`<!doctype html>${source}`).body.children.map(outline).join("")).toBe(expected);
});

test("a noscript is read as markup, and one in the head stays there", () => {
  const { head, body } = parseTree(
    "<head><noscript><img src=pixel><p>Turn scripts on</noscript><title>Heaps</title></head><p>one<noscript><b>two</noscript>three",
  );

  expect(outline(head)).toBe(
    "<head><noscript><img></img><p>Turn scripts on</p></noscript><title>Heaps</title></head>",
  );
  expect(outline(body)).toBe("<body><p>one<noscript><b>two</b></noscript>three</p></body>");
});

test("places inside a noscript are places of the page", () => {
  const html = "<p>one</p>\r\n<noscript>\r\n<p>two</p></noscript>";
  const [, second] = elements(html, "p");

  expect(html.slice(second?.start, second?.end)).toBe("<p>two</p>");
});

test("a declared shadow root is what its host shows, with the host's children in its slots", () => {
  const card =
    '<x-card><template shadowrootmode="open"><h2><slot name="title">No title</slot></h2><slot></slot></template><p>text</p><b slot="title">Heaps</b><i slot="other">unseen</i></x-card>';

  expect(parseTree(card).body.children.map(outline).join("")).toBe(
    "<x-card><h2><slot><b>Heaps</b></slot></h2><slot><p>text</p></slot><template><i>unseen</i></template></x-card>",
  );
  expect(textOf(parseTree(card).body)).toBe("Heaps text");
});

test("a slot that nothing fills shows its own words, and a second shadow root is an ordinary template", () => {
  const twice =
    "<x-a><template shadowrootmode=open><slot name=t>Default</slot></template><template shadowrootmode=open>second</template></x-a>";

  expect(textOf(parseTree(twice).body)).toBe("Default");
});

test("a shadow root of an unknown mode is an ordinary template", () => {
  expect(textOf(parseTree("<x-a><template shadowrootmode=ajar>inner</template>own</x-a>").body)).toBe("own");
});

test("a page of frames has an empty body", () => {
  expect(outline(parseTree("<frameset><frame></frameset>").body)).toBe("<body></body>");
});

test("an end tag inside a cell does not close what is outside the table", () => {
  const [box] = elements("<div><table><tr><td>in</div> still in</td></tr></table> after</div>", "div");

  expect(box && textOf(box)).toBe("in still in after");
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
  expect(tree.isCut).toBe(false);
});

test("a book without end is cut, and says so; what scripts hold does not count", () => {
  const book = parseTree(
    `<script>${"a".repeat(MAX_TEXT)}</script>${`<p>${"word ".repeat(1_000)}</p>`.repeat(250)}`,
  );
  const short = parseTree(`<script>${"a".repeat(MAX_TEXT)}</script><p>A few words.</p>`);

  expect(book.isCut).toBe(true);
  expect(short.isCut).toBe(false);
});
