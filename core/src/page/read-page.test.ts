import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const ADDRESS = "https://garden.example/2024/03/compost";
const read = (html: string, url = ADDRESS) => readPage(html, url);

const ARTICLE = `<!doctype html><html lang="en-GB"><head>
<title>How to start a compost heap | Garden Notes</title>
<meta name="description" content="A heap in one afternoon.">
<link rel="canonical" href="/2024/03/compost">
<meta property="article:published_time" content="2024-03-09T08:00:00+01:00">
<meta name="author" content="Rosa Feld">
</head><body>
<header><a href="/">Garden Notes</a></header>
<nav><ul><li><a href="/soil">Soil</a></li><li><a href="/seeds">Seeds</a></li></ul></nav>
<main><article>
<h1>How to start a compost heap</h1>
<p>A compost heap needs air, water and a mix of green and brown material. Start with a layer of twigs so that air
can reach the bottom, and add kitchen scraps on top of it every few days.</p>
<h2 id="what">What goes in?</h2>
<p>Vegetable peel, coffee grounds and dry leaves all rot well. A <a href="https://soil.example/study">study of 40
heaps</a> found that turning once a week halves the time. Meat and cooked food draw rats, so leave them out.</p>
<ul><li>Green: peel, grass</li><li>Brown: leaves, card<ol><li>Torn small</li></ol></li></ul>
<table><tr><th>Week</th><th>Heat</th></tr><tr><td>1</td><td>20 °C</td></tr><tr><td>3</td><td>55 °C</td></tr></table>
<blockquote cite="/said">Turn it, and it turns into soil.</blockquote>
<figure><img src="heap.jpg" alt="A steaming heap"><figcaption>Steam after three weeks.</figcaption></figure>
<pre><code class="language-sh">turn --heap</code></pre>
</article></main>
<footer>© Garden Notes, all rights reserved.</footer></body></html>`;

test("an article is read as ordered blocks, without the menu and the footer", () => {
  const page = read(ARTICLE);

  expect(page.blocks.map((block) => block.kind)).toEqual([
    "heading",
    "paragraph",
    "heading",
    "paragraph",
    "list",
    "table",
    "quote",
    "image",
    "code",
  ]);
  expect(page.text).not.toMatch(/rights reserved|Seeds/);
  expect(page.title).toBe("How to start a compost heap");
});

test("every block says where in the source it is", () => {
  const page = read(ARTICLE);

  for (const block of page.blocks) {
    const markup = ARTICLE.slice(block.place.start, block.place.end);
    const firstWord = block.text.split(/\W+/)[0] ?? "";
    expect(markup).toContain(firstWord);
  }
});

test("lists keep their depth, tables their header, quotes and code what they name", () => {
  const { blocks } = read(ARTICLE);

  expect(blocks.find((block) => block.kind === "list")).toMatchObject({
    ordered: false,
    items: [
      { text: "Green: peel, grass", depth: 0 },
      { text: "Brown: leaves, card", depth: 0 },
      { text: "Torn small", depth: 1 },
    ],
  });
  expect(blocks.find((block) => block.kind === "table")).toMatchObject({
    header: ["Week", "Heat"],
    rows: [
      ["1", "20 °C"],
      ["3", "55 °C"],
    ],
  });
  expect(blocks.find((block) => block.kind === "code")).toMatchObject({
    language: "sh",
    text: "turn --heap",
  });
  expect(blocks.find((block) => block.kind === "image")).toMatchObject({
    src: "https://garden.example/2024/03/heap.jpg",
    alt: "A steaming heap",
    caption: "Steam after three weeks.",
  });
});

test("a link carries its sentence and its block; one in the menu belongs to no block", () => {
  const page = read(ARTICLE);
  const study = page.links.find((link) => link.text === "study of 40 heaps");
  const soil = page.links.find((link) => link.text === "Soil");

  expect(study).toMatchObject({
    kind: "external",
    block: 3,
    context: "A study of 40 heaps found that turning once a week halves the time.",
  });
  expect(soil).toMatchObject({ kind: "internal", block: null, href: "https://garden.example/soil" });
});

test("what the head declares is found with its place", () => {
  const page = read(ARTICLE);

  expect(page.canonical?.value).toBe(ADDRESS);
  expect(page.language).toMatchObject({ value: "en-gb", where: "html[lang]" });
  expect(page.published).toMatchObject({ value: "2024-03-09", where: "article:published_time" });
  expect(page.author).toMatchObject({ value: "Rosa Feld", source: "meta" });
  expect(ARTICLE.slice(page.description?.place?.start, page.description?.place?.end)).toContain(
    "one afternoon",
  );
});

test("the model is plain data: it survives being saved", () => {
  const page = read(ARTICLE);

  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});

test("a page of no text at all is read, not refused", () => {
  expect(read("")).toMatchObject({ blocks: [], text: "", title: null, published: null });
});

test("a meta with a name and a property is both", () => {
  const { description, metas } = readPage(
    '<meta content="Seven pumps compared." property="og:description" name="description"><p>Text.</p>',
    "https://a.example/",
  );

  expect(description).toMatchObject({ value: "Seven pumps compared.", where: "description", source: "meta" });
  expect(metas.map(({ name }) => name)).toEqual(["og:description", "description"]);
});
