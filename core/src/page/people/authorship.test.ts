import { expect, test } from "vitest";
import { readPage } from "../read-page.ts";
import { personNames } from "./person-name.ts";

const PROSE =
  "<p>The old mill stands by the river, and its wheel still turns when the snow melts in the hills above.</p>".repeat(
    3,
  );
const page = (head: string, body = "") =>
  readPage(
    `<html lang="en"><head>${head}</head><body><article><h1>The mill</h1>${body}${PROSE}</article></body></html>`,
    "https://mill.example/a",
  );

test("an author in a graph is followed to the node that has the name", () => {
  const graph = `<script type="application/ld+json">{"@graph":[{"@type":"Article","author":{"@id":"#p"},"publisher":{"@type":"Organization","name":"Mill News"}},{"@type":"Person","@id":"#p","name":"Ada Stone"}]}</script>`;

  expect(page(graph)).toMatchObject({
    authors: ["Ada Stone"],
    author: { source: "json-ld" },
    publisher: { value: "Mill News" },
  });
});

test("two writers are two names and one byline", () => {
  const { author, authors } = page('<meta name="author" content="Ada Stone and Ben Ford">');

  expect(authors).toEqual(["Ada Stone", "Ben Ford"]);
  expect(author?.value).toBe("Ada Stone and Ben Ford");
});

test("a byline on the page is found with its place", () => {
  expect(page("", '<p class="byline">By Ada Stone</p>').author).toMatchObject({
    value: "Ada Stone",
    source: "byline",
  });
  expect(page("", "<p>Von Ada Stein</p>").author).toMatchObject({ value: "Ada Stein", source: "byline" });
  expect(page("", '<a rel="author" href="/ada">Ada Stone</a>').author).toMatchObject({
    value: "Ada Stone",
    source: "link",
  });
});

test("a page signed by its own site is signed by the person that is named", () => {
  const head = '<meta property="og:site_name" content="Mill News"><meta name="author" content="Mill News">';

  expect(page(head, '<span class="author-name">Ada Stone</span>').author?.value).toBe("Ada Stone");
});

test("nobody is named: nobody is invented", () => {
  expect(page('<meta name="author" content="admin">')).toMatchObject({ author: null, authors: [] });
});

test("titles, dates and handles are not part of a name", () => {
  expect(personNames("Written by Ada Stone | March 3, 2024")).toEqual(["Ada Stone"]);
  expect(personNames("Ada Stone, MD")).toEqual(["Ada Stone"]);
  expect(personNames("https://mill.example/ada")).toEqual([]);
});

test("an author in visible microdata is found, also when the head declares only an account", () => {
  const line =
    '<p class="entry-meta">by <span itemprop="author" itemscope itemtype="https://schema.org/Person"><a href="/ada/"><span itemprop="name">Ada Stone</span></a></span></p>';
  const account =
    '<script type="application/ld+json">{"@type":"Article","author":{"name":"millblog"}}</script>';

  expect(page("", line).author).toMatchObject({ value: "Ada Stone", source: "microdata" });
  expect(page(account, line).author).toMatchObject({ value: "Ada Stone", source: "microdata" });
});

test("a customer who signs a review is not the author of the page", () => {
  const review =
    '<div class="productReview"><p>By Faith Cole Jul 5th 2022</p><p>Solid wheel, quick delivery.</p></div>';
  const card =
    '<div class="review-card"><span class="review-author">Kris Robin</span><p>Bought it twice.</p></div>';

  expect(page("", PROSE + review.repeat(2)).author).toBeNull();
  expect(page("", PROSE + card.repeat(3)).author).toBeNull();
});

test("buttons, months, prices and people who only checked the text are not authors", () => {
  for (const text of [
    '<a class="authorization-link">Sign in</a>',
    '<p class="author">Aug 08, 2006</p>',
    '<p class="pricing-byline">billed annually, or $50 a month</p>',
    '<p class="byline">Medically reviewed by Ada Stone</p>',
  ])
    expect([text, page("", text).author]).toEqual([text, null]);
});

test("a name keeps its digits and loses the date after it", () => {
  expect(personNames("By Ada Stone December 2, 2025")).toEqual(["Ada Stone"]);
  expect(personNames("miller55230")).toEqual(["miller55230"]);
  expect(personNames("Ada May")).toEqual(["Ada May"]);
});

test("the mark of a footnote isn't part of a name", () => {
  expect(personNames("Written By Angela Holliday-Bell, MD*")).toEqual(["Angela Holliday-Bell"]);
  expect(personNames("Ada Stone† and Ben Ford²")).toEqual(["Ada Stone", "Ben Ford"]);
});

test("the labels of a form name nobody", () => {
  const form =
    '<form class="review-author"><fieldset class="author-fields"><label>Rating <small>Required</small></label><label>Name <small>Required</small></label></fieldset></form>';

  expect(page("", `${PROSE}${form}`).authors).toEqual([]);
});

test("a job is no second writer, and a stamp right behind the name is no part of it", () => {
  expect(personNames("Ada Stone and Senior AnalystUpdated Mar 03, 2026")).toEqual(["Ada Stone"]);
  expect(personNames("Ada StoneAug 21, 2024")).toEqual(["Ada Stone"]);
  expect(personNames("Ada Stone and Ben MacDonald")).toEqual(["Ada Stone", "Ben MacDonald"]);
});

test("a name below the title signs the page if it is linked to a writer's page or follows the word By", () => {
  expect(page("", '<div><a href="/authors/ada-stone">Ada Stone</a></div>').authors).toEqual(["Ada Stone"]);
  expect(page("", "<div><span>By</span><div>Ada Stone</div></div>").authors).toEqual(["Ada Stone"]);
  expect(page("", '<div><a href="/topics/river-mills">River Mills</a></div>').authors).toEqual([]);
});
