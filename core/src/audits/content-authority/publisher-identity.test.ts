import { expect, test } from "vitest";
import { padding, pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { publisherIdentity } from "./publisher-identity.ts";

test("a publisher in a tag passes and is named", () => {
  const head = '<meta property="og:site_name" content="Garden Notes">';
  expect(runAudit(publisherIdentity, pageOf(padding(3), { head }))).toMatchObject({
    share: 1,
    found: "A tag or structured data names the publisher: Garden Notes.",
  });
});

test("a publisher in structured data passes too", () => {
  const head =
    '<script type="application/ld+json">{"@type":"Article","publisher":{"@type":"Organization","name":"Mill News"}}</script>';
  expect(runAudit(publisherIdentity, pageOf(padding(3), { head }))).toMatchObject({ share: 1 });
});

test("an organization beside the article counts", () => {
  const head = '<script type="application/ld+json">{"@type":"Organization","name":"Mill News"}</script>';
  expect(runAudit(publisherIdentity, pageOf(padding(3), { head }))).toMatchObject({
    found: "A tag or structured data names the publisher: Mill News.",
  });
});

test("a page that names no publisher in its code gets the tag to paste", () => {
  expect(runAudit(publisherIdentity, pageOf(padding(3)))).toMatchObject({
    share: 0,
    found: "No og:site_name tag and no structured data names the publisher.",
    snippet: { code: '<meta property="og:site_name" content="[publisher]">' },
  });
});
