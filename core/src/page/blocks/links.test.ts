import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";

const read = (body: string, head = "") =>
  readPage(
    `<html><head>${head}</head><body><article>${body}</article></body></html>`,
    "https://www.tea.example/leaf/",
  );

const PROSE =
  "Tea leaves wither for a day before they are rolled, and only then do they turn from green to brown.";

test("links are resolved against the base of the page and sorted by where they lead", () => {
  const { links } = read(
    `<p>${PROSE} <a href="a">a</a> <a href="https://tea.example/b">b</a> <a href="https://other.example/" rel="Nofollow Sponsored">c</a>
     <a href="#top">d</a> <a href="mailto:x@tea.example">e</a> <a href="tel:123">f</a> <a href="javascript:void(0)">g</a> <a href="http://[bad">h</a></p>`,
    '<base href="/green/">',
  );

  expect(links.map(({ kind }) => kind)).toEqual([
    "internal",
    "internal",
    "external",
    "anchor",
    "mail",
    "phone",
    "script",
    "other",
  ]);
  expect(links[0]?.href).toBe("https://www.tea.example/green/a");
  expect(links[2]?.rel).toEqual(["nofollow", "sponsored"]);
  expect(links[7]?.href).toBeNull();
});

test("two links with the same words each get their own sentence", () => {
  const { links } = read(
    `<p>First, see <a href="/1">here</a> for green tea. ${PROSE} Then look <a href="/2">here</a> for black tea.</p>`,
  );

  expect(links.map(({ context }) => context)).toEqual([
    "First, see here for green tea.",
    "Then look here for black tea.",
  ]);
});

test("a link that holds only an image is named by the image", () => {
  expect(read(`<p>${PROSE}</p><a href="/shop"><img src="x.png" alt="The shop"></a>`).links[0]?.text).toBe(
    "The shop",
  );
});

test("headings carry the anchor a link would name", () => {
  const { headings } = read(
    `<h1>Tea</h1><p>${PROSE}</p><h2 id="roll">Rolling</h2><p>${PROSE}</p><h2><a name="dry"></a>Drying</h2><p>${PROSE}</p>`,
  );

  expect(headings.map(({ level, anchor }) => [level, anchor])).toEqual([
    [1, null],
    [2, "roll"],
    [2, "dry"],
  ]);
});

test("a lazy image gives its true address, and a missing alt is not an empty one", () => {
  const { images } = read(
    `<p>${PROSE}</p><img data-src="/leaf.jpg" src="data:image/gif;base64,R0" loading="lazy"><img src="/b.jpg" alt=""><p>${PROSE}</p>`,
  );

  expect(images).toMatchObject([
    { src: "https://www.tea.example/leaf.jpg", alt: null },
    { src: "https://www.tea.example/b.jpg", alt: "" },
  ]);
});

test("a link that opens its paragraph belongs to it", () => {
  const link = '<a href="https://soil.example/study"><b>A study of heaps</b></a>';
  const { links, blocks } = readPage(
    `<main><article><p>Heaps get warm when they are wet.</p><p>${link} found 40 of them warm.</p></article></main>`,
    "https://garden.example/heat",
  );

  expect(blocks[links[0]?.block ?? -1]?.text).toBe("A study of heaps found 40 of them warm.");
  expect(links[0]?.context).toBe("A study of heaps found 40 of them warm.");
});
