import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { snippetPermission } from "./snippet-permission.ts";

const page = pageOf(padding(3));

test("a page that limits snippets without banning them passes", () => {
  const headers = { "x-robots-tag": "max-snippet:50, unavailable_after: 25 Jun 2030" };
  expect(runAudit(snippetPermission, page, { headers })).toMatchObject({
    share: 1,
    found: "Indexing and snippets are allowed.",
  });
});

test("a ban in a tag fails and gets a tag to paste", () => {
  const head = '<meta name="googlebot" content="nosnippet">';
  expect(runAudit(snippetPermission, pageOf(padding(3), { head }))).toMatchObject({
    share: 0,
    found: "Indexing or snippets are blocked by nosnippet (meta googlebot).",
    fix: "Remove nosnippet (meta googlebot) from this page.",
    snippet: { language: "html" },
  });
});

test("a ban in a header fails, and no tag is offered because it would change nothing", () => {
  const headers = { "x-robots-tag": "googlebot: noindex" };
  expect(runAudit(snippetPermission, page, { headers })).toMatchObject({
    share: 0,
    found: "Indexing or snippets are blocked by noindex (X-Robots-Tag header).",
    snippet: null,
  });
});

test("a ban for a crawler that no engine uses does not count", () => {
  const head = '<meta name="yandex" content="noindex">';
  expect(runAudit(snippetPermission, pageOf(padding(3), { head }))).toMatchObject({ share: 1 });
});
