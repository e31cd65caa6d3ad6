import { expect, test } from "vitest";
import { givenCompetitors } from "./given-competitors.ts";

const PAGE = "https://example.com/cold-brew";
const given = (raw: unknown) => givenCompetitors(raw, PAGE);
const pages = (count: number) => Array.from({ length: count }, (_, at) => `https://example.org/${at}`);

test("nothing and an empty list name no page", () => {
  for (const raw of [undefined, null, [], ["", " "]]) expect(given(raw)).toEqual({ kind: "given", urls: [] });
});

test("addresses are trimmed, and a page named twice counts once", () => {
  const raw = [" https://Example.org/A ", "http://www.example.org/A/?utm_source=x", "https://example.org/b"];
  expect(given(raw)).toEqual({
    kind: "given",
    urls: ["https://example.org/A", "https://example.org/b"],
  });
});

test("five pages are accepted and six are not; the same page twice doesn't make it six", () => {
  expect(given(pages(5))).toMatchObject({ kind: "given" });
  expect(given([...pages(5), "https://example.org/0"])).toMatchObject({ kind: "given" });
  expect(given(pages(6))).toMatchObject({ code: "analysis/competitors-invalid", details: { max: 5 } });
});

test("the page itself isn't a competitor", () => {
  expect(given(["https://www.example.com/cold-brew/#top"])).toMatchObject({
    code: "analysis/competitor-is-page",
    details: { url: "https://www.example.com/cold-brew/#top" },
  });
});

test.each([["example.org"], ["ftp://example.org/"], [`javascript:${"x".repeat(1000)}`]])(
  "%s is refused and named, cut to a readable length",
  (url) => {
    expect(given([url])).toMatchObject({
      code: "analysis/competitor-invalid",
      details: { url: url.slice(0, 120) },
    });
  },
);

test.each([["https://example.org/"], [{ 0: "https://example.org/" }], [[1, 2]], [[null]]])(
  "%j is not a list of addresses",
  (raw) => {
    expect(given(raw)).toMatchObject({ code: "analysis/competitors-invalid" });
  },
);
