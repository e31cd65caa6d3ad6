import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { openGraph } from "./open-graph.ts";

const TITLE = '<meta property="og:title" content="How hot does a compost heap get?">';
const DESCRIPTION = '<meta property="og:description" content="How warm it gets, and why.">';

test("title and description are enough", () => {
  expect(runAudit(openGraph, pageOf(padding(2), { head: TITLE + DESCRIPTION }))).toMatchObject({ share: 1 });
});

test("a missing tag is named, and the snippet holds only that tag", () => {
  const head = `${TITLE}<meta name="description" content="Heat &amp; straw.">`;
  expect(runAudit(openGraph, pageOf(padding(2), { head }))).toMatchObject({
    share: 0.5,
    found: "Missing tags: og:description.",
    fix: "Add og:description to the head of the page's HTML.",
    snippet: { code: '<meta property="og:description" content="Heat &amp; straw.">' },
  });
});

test("a page without any of the tags fails", () => {
  expect(runAudit(openGraph, pageOf(padding(2)))).toMatchObject({
    share: 0,
    found: "Missing tags: og:title, og:description.",
  });
});
