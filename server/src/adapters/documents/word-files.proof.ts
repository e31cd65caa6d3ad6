/** LibreOffice opens our .docx: what it tracks, and the text once everything is accepted or rejected. */
import { cleanDocument, trackedDocument } from "@citeworthy/core/article/rendering/word-document";
import { beforeAll, expect, test } from "vitest";
import { ALL_EDITS, EDITED } from "./testing/edited-article.ts";
import { flatXml, needLibreOffice } from "./testing/libre-office.ts";
import { openDocument } from "./testing/open-document.ts";
import { wordFiles } from "./word-files.ts";

beforeAll(needLibreOffice);

const AT = new Date("2026-11-17T06:00:00Z");
const opened = async (document: Parameters<typeof wordFiles.write>[0]) =>
  openDocument(await flatXml(await wordFiles.write(document, AT)));

test("accepting every change gives the clean text, rejecting every change gives the page's text", async () => {
  const tracked = await opened(trackedDocument(EDITED, ALL_EDITS));
  const clean = await opened(cleanDocument(EDITED, ALL_EDITS));
  const page = await opened(cleanDocument(EDITED, []));

  expect(tracked.insertions).toBeGreaterThanOrEqual(3);
  expect(tracked.deletions).toBeGreaterThanOrEqual(5);
  expect(tracked.accepted).toEqual(clean.accepted);
  expect(tracked.rejected).toEqual(page.accepted);
  expect([clean.insertions, clean.deletions, page.insertions, page.deletions]).toEqual([0, 0, 0, 0]);
  expect(page.accepted).toContain("Welcome back! A barrel costs $60. Share this post!");
  expect(clean.accepted).not.toContain("Dear readers! Stay tuned!");
});

test("an undone edit isn't in the file", async () => {
  const { accepted, rejected } = await opened(trackedDocument(EDITED, ["retitle"]));
  expect(accepted).toContain("Benefits of barrels");
  expect(rejected).toContain("Benefits");
  expect(accepted).toContain("Welcome back! A barrel costs $60. Share this post!");
});

test("links lead where they led, pictures are links, marks and doubts are comments by Citeworthy", async () => {
  const { links, comments, authors, accepted } = await opened(trackedDocument(EDITED, ALL_EDITS));
  expect(links).toEqual(
    expect.arrayContaining(["https://water.example/saved", "https://pics.example/a.png"]),
  );
  expect(authors).toEqual(["Citeworthy"]);
  expect(comments.join("\n")).toContain("[needs source] It saves 40% of the cost.");
  expect(comments.join("\n")).toMatch(/1\. The answer comes first.*Check this.*A barrel costs \$60\./);
  expect(accepted.join("\n")).not.toContain("[needs source]");
});
