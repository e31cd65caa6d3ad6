import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import type { Kind } from "../../contract/reading.ts";
import { editsFor } from "./testing/given-page.ts";

type Given = Omit<Parameters<typeof editsFor>[1], "topics">;
const found = (html: string, about: Parameters<typeof editsFor>[1]["topics"][number], given: Given = {}) =>
  editsFor(html, { topics: [], ...given }).filter((edit) => edit.about === about);
const withHeadings = (head: string, headings: string) =>
  `<html lang="en"><head><title>How hot does a compost heap get? | Heaps</title>${head}</head><body>${headings}</body></html>`;
const TITLE = "How hot does a compost heap get?";

test("a title below a logo that is the H1 is to be the H1, with its code", () => {
  const logo = withHeadings("", `<h1>Heaps</h1><main><h3>${TITLE}</h3>${padding(12)}</main>`);
  expect(found(logo, "structure")).toMatchObject([
    {
      fault: "Your title is only an H3, and the only H1 is “Heaps”.",
      after: `<h1>${TITLE}</h1>`,
      audit: null,
    },
  ]);
  const none = withHeadings("", `<main><h2>${TITLE}</h2>${padding(12)}</main>`);
  expect(found(none, "structure")).toMatchObject([
    { fault: "Your title is only an H2, and the page has no H1.", audit: "heading-order" },
  ]);
});

test("an H1 in other words than the title, and a section with the title's words, are left alone", () => {
  const other = withHeadings(
    "",
    `<main><h1>How hot compost heaps get</h1><h2>${TITLE}</h2>${padding(12)}</main>`,
  );
  expect(found(other, "structure")).toEqual([]);
  const section = withHeadings(
    "",
    `<main><h1>Straw</h1>${padding(6)}<h2>${TITLE}</h2>${padding(6, 6)}</main>`,
  );
  expect(found(section, "structure")).toEqual([]);
});

test("a section with the level of the title is named", () => {
  const html = pageOf(`${padding(12)}<h1>Straw and leaves</h1>${padding(12, 12)}`);
  expect(found(html, "structure")).toMatchObject([
    { fault: "A section has the level of the title (H1): “Straw and leaves”.", at: "Straw and leaves" },
  ]);
  const small = pageOf(`${padding(12)}<h1>${TITLE}</h1>${padding(12, 12)}`);
  expect(found(small, "structure")).toEqual([]);
});

const LONG =
  "Straw keeps the heap open to the air in every week of the year. Leaves hold the water that the straw lets through to the ground.";

test("a whole paragraph set as a heading is to be one; a question of an interview isn't", () => {
  expect(found(pageOf(`<h5>${LONG} ${LONG}</h5>${padding(8)}`), "headings_tell")).toMatchObject([
    { fault: expect.stringContaining("A whole paragraph is set as a heading (H5)"), at: `${LONG} ${LONG}` },
  ]);
  const asked = `<h4>${LONG} What do you put below it?</h4>${padding(4)}`;
  expect(found(pageOf(asked + asked.replace("Straw keeps", "Hay keeps")), "headings_tell")).toEqual([]);
  expect(found(pageOf(`<h2>Straw keeps it open</h2>${padding(8)}`), "headings_tell")).toEqual([]);
});

const described = (content: string) =>
  pageOf(padding(8), { head: `<meta name="description" content="${content}">` });
const technical = (html: string, kind: Kind = "explainer") =>
  editsFor(html, { topics: ["technical"], kind }).filter(({ id }) => id === "check-description");

test("a page without a description needs one, and a thread doesn't", () => {
  expect(technical(pageOf(padding(8)))).toMatchObject([
    { fault: "The page has no meta description.", after: null, needs: expect.stringContaining("sentences") },
  ]);
  expect(technical(pageOf(padding(8)), "forum")).toEqual([]);
});

test("the sentence that answers is offered as the description where it has the length of one", () => {
  const answer = "A compost heap of straw and kitchen waste gets as hot as 65 degrees in its first week.";
  const html = pageOf(`<p>${answer}</p>${padding(8)}`);
  const given = {
    topics: ["technical" as const],
    reading: {
      question: TITLE,
      answer: {
        level: "answers" as const,
        sure: true,
        sentences: [answer],
        place: "opening" as const,
        isList: false,
        items: [],
        by: "engine" as const,
      },
    },
  };
  expect(editsFor(html, given).find(({ id }) => id === "check-description")).toMatchObject({
    after: `<meta name="description" content="${answer}">`,
    needs: null,
  });
});

test("a description that breaks off is quoted where it does; a long one that ends is left alone", () => {
  const text =
    "Straw keeps the heap open to the air through the whole of the winter, and the leaves below it hold the water that the rain and the kitchen bring, so that nobody has to carry any.";
  const begun = described(text.slice(0, 168)).replace("</h1>", `</h1><p>${text}</p>`);
  expect(technical(begun)[0]?.fault).toMatch(
    /^The meta description is the beginning of the text, cut in the middle of a sentence: “… .+”\.$/,
  );
  const dots = `${"Straw keeps the heap open to the air, and leaves hold the water in it. ".repeat(2)}What else…`;
  expect(technical(described(dots))[0]?.fault).toContain("is cut off in the middle of a sentence");
  const whole = "Straw keeps the heap open to the air, and leaves hold the water in it. ".repeat(3).trim();
  expect(technical(described(whole))).toEqual([]);
  expect(technical(described(dots), "forum")).toEqual([]);
});

test("a page that declares no address gets the line for its head, and a version asks which one", () => {
  const canonical = (url: string, head = "") =>
    editsFor(pageOf(padding(8), { head }), { topics: ["technical"], evidence: { url } }).find(
      ({ id }) => id === "check-canonical",
    );
  expect(canonical("https://garden.example/heap?utm_source=mail")).toMatchObject({
    after: '<link rel="canonical" href="https://garden.example/heap">',
    needs: null,
  });
  // The same list asks for HTTPS.
  expect(canonical("http://garden.example/heap")?.after).toBe(
    '<link rel="canonical" href="https://garden.example/heap">',
  );
  expect(canonical("https://garden.example/docs/latest/heap")).toMatchObject({
    after: null,
    needs: "the address of the version that readers should find",
  });
  expect(canonical("https://garden.example/heap", '<link rel="canonical" href="/heap">')).toBeUndefined();
});

test("a sentence that claims everything is quoted, advice and opinions aren't", () => {
  const claims = (text: string) =>
    editsFor(pageOf(`<p>${text}</p>${padding(8)}`), {
      topics: [],
      checks: { unsupported_claims: "yes" },
      quotes: [text],
    }).find(({ id }) => id === "do-praise");
  expect(
    claims("The lid keeps every single smell in, guaranteed, in all gardens of the valley."),
  ).toMatchObject({
    fault: "This sentence claims more than the page shows.",
    needs: "a number, a named customer or a test that shows it",
  });
  expect(claims("The best way to a hot heap is a thick layer of straw.")).toBeUndefined();
  expect(claims("A lid doesn't guarantee that no smell ever leaves the heap.")).toBeUndefined();
});

test("a guide that speaks for its publisher's product is asked to set it apart", () => {
  const head = '<meta property="og:site_name" content="Heapwise">';
  const speaks = ["Heapwise delivers", "With Heapwise, you get", "Heapwise's lid holds"]
    .map((start) => `<p>${start} the heat of a heap through the winter.</p>${padding(2)}`)
    .join("");
  const offers = (html: string) => found(html, "promotional").map(({ fault }) => fault);
  expect(offers(pageOf(padding(6) + speaks, { head }))).toEqual([
    "3 sentences and headings of this guide speak for Heapwise, whose page it is, in between neutral advice.",
  ]);
  expect(
    offers(pageOf(`${padding(8)}<p>Readers of Heapwise sent us these photos of heaps.</p>`, { head })),
  ).toEqual([]);
  expect(offers(pageOf(padding(6) + speaks, { head, title: "What is Heapwise?" }))).toEqual([]);
});

test("a company's guide without anything of its own is asked for a case, a person's isn't", () => {
  const given = { checks: { first_hand: "no" as const } };
  const menu =
    "<footer><a href='/buy'>Buy now</a> <a href='/trial'>Free trial</a> and pricing of our lids</footer>";
  const company = pageOf(padding(12)).replace("</body>", `${menu}</body>`);
  expect(found(company, "first_hand", given)).toMatchObject([
    { needs: "one case you may name, with its result in numbers and its date" },
  ]);
  const own = ["May", "June", "July", "August"]
    .map((month) => `<p>I dug my first heap in ${month} and fed it for my hens.</p>`)
    .join("");
  expect(found(company.replace("</h1>", `</h1>${own}`), "first_hand", given)).toEqual([]);
});

test("author and date are asked for together, unless a name stands beside the date", () => {
  const given = { checks: { named_author: "no" as const, visible_date: "no" as const } };
  expect(found(pageOf(padding(8)), "named_author", given)).toMatchObject([
    { fault: "Readers see neither who wrote the page nor when it was last changed." },
  ]);
  const named = pageOf(padding(8)).replace(
    "<main>",
    "<header><p>May 6, 2026 • Rosa Feld in Heaps</p></header><main>",
  );
  expect(found(named, "named_author", given)).toEqual([]);
});

test("last year in a title is asked for from spring on", () => {
  const title = "Best compost bins of 2025";
  const in2026 = (now: string, name = title) =>
    found(pageOf(padding(8), { title: name }), "freshness", { kind: "roundup", evidence: { now } }).map(
      ({ fault }) => fault,
    );
  expect(in2026("2026-06-01T08:00:00.000Z")).toEqual(["The title still says 2025."]);
  expect(in2026("2026-02-01T08:00:00.000Z")).toEqual([]);
  expect(in2026("2026-06-01T08:00:00.000Z", "Compost bin awards 2025: the winners")).toEqual([]);
});

test("a review of last year keeps its year, by its words or by the day it was written on", () => {
  const title = "Best compost bins of 2025";
  const freshness = (main: string, head = "") =>
    found(pageOf(main + padding(8), { title, head }), "freshness", {
      kind: "roundup",
      evidence: { now: "2026-11-19T08:00:00.000Z" },
    }).map(({ fault }) => fault);
  const published = (day: string) => `<meta property="article:published_time" content="${day}">`;
  expect(freshness("", published("2025-08-04"))).toEqual(["The title still says 2025."]);
  for (const day of ["2025-10-02", "2025-12-17", "2026-01-20"])
    expect(freshness("", published(day)), day).toEqual([]);
  expect(freshness("<p>Looking back at 2025, three bins of oak made our gardens warmer.</p>")).toEqual([]);
});

test("a rank in a customer's words or in a slogan isn't asked for its source", () => {
  const ranked = (main: string) =>
    found(pageOf(main + padding(8)), "unsupported_claims", { kind: "service" }).map(({ at }) => at);
  const claim = "Heapwise is the world's leading maker of lids for compost heaps.";
  expect(ranked(`<p>${claim}</p>`)).toEqual([claim]);
  expect(ranked("<p>Heapwise is the number one choice for heaps!</p>")).toEqual([]);
  expect(ranked(`<p>${claim}</p><p>I bought my lid in May and I love it.</p>`)).toEqual([]);
  expect(ranked(`<blockquote><p>${claim}</p></blockquote>`)).toEqual([]);
});

test("an announcement goes with the opening that takes its place", () => {
  const announced =
    "<p>Have you ever touched a heap of compost with bare hands?</p><p>In this article, we will look at how heaps get hot.</p>";
  const edits = editsFor(pageOf(announced + padding(8)), {
    topics: ["answer_early"],
    checks: { answer_early: "no" },
    reading: { question: TITLE },
  });
  expect(edits.map(({ kind }) => kind)).toEqual(["opening"]);
});

test("a title that is set as no heading gets its code", () => {
  const html = withHeadings(
    "",
    `<main><p>${TITLE}</p><h2>Straw</h2>${padding(6)}<h2>Leaves</h2>${padding(6, 9)}</main>`,
  );
  expect(found(html, "structure")).toMatchObject([
    { do: "Mark the title above the text as the page's H1.", after: `<h1>${TITLE}</h1>` },
  ]);
  expect(found(html.replace(`<p>${TITLE}</p>`, ""), "structure")).toMatchObject([
    { do: "Put the page's title above the text, as an H1.", after: null },
  ]);
});

test("with the title as the H1, the sections below it are to be H2", () => {
  const html = withHeadings("", `<main><h2>${TITLE}</h2>${padding(6)}<h4>Straw</h4>${padding(6, 9)}</main>`);
  expect(found(html, "structure")[0]?.do).toBe(
    "Make your title the H1. The sections below it become H2 instead of H4.",
  );
});

test("an opening that announces is quoted", () => {
  const announced =
    "<p>A heap warms the garden.</p><p>In this article, we will look at how heaps get hot.</p>";
  expect(found(pageOf(announced + padding(8)), "intro")).toMatchObject([
    { before: "In this article, we will look at how heaps get hot." },
  ]);
});

test("a text without links of its own gets the related page that stands beside it", () => {
  const beside = `<aside><a href="/wet">How wet does a compost heap get in winter?</a></aside>`;
  const html = pageOf(padding(24)).replace("</main>", `</main>${beside}`);
  expect(found(html, "other")).toMatchObject([{ after: "https://garden.example/wet" }]);
  expect(
    found(html.replace("</article>", '<p>See <a href="/bins">our bins</a> too.</p></article>'), "other"),
  ).toEqual([]);
});
