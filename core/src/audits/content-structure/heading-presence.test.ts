import { expect, test } from "vitest";
import { padding, pageOf } from "../../analysis/testing/run-audit.ts";
import { runWithReading } from "../../analysis/testing/with-reading.ts";
import { headingPresence } from "./heading-presence.ts";

const section = (name: string, from: number) => `<h2>${name}</h2>${padding(35, from)}`;

test("a long text with two subheadings passes", () => {
  expect(runWithReading(headingPresence, pageOf(section("Heat", 0) + section("Size", 80)))).toMatchObject({
    share: 1,
  });
});

test("a long text without subheadings fails, with one it gets half", () => {
  expect(runWithReading(headingPresence, pageOf(padding(65)))).toMatchObject({
    share: 0,
    found: expect.stringMatching(/^No subheadings in \d+ words\.$/),
    fix: "Add a subheading where the topic changes.",
  });
  expect(runWithReading(headingPresence, pageOf(padding(40) + section("Size", 80)))).toMatchObject({
    share: 0.5,
  });
});

test("a subheading outside the main text counts too", () => {
  const html = pageOf(padding(65)).replace("</main>", "</main><aside><h2>Heat</h2><h2>Size</h2></aside>");
  expect(runWithReading(headingPresence, html)).toMatchObject({ share: 1 });
});

test("short texts and forum threads need no subheadings", () => {
  expect(runWithReading(headingPresence, pageOf(padding(5))).kind).toBe("not-applicable");
  expect(runWithReading(headingPresence, pageOf(padding(65)), { kind: "forum" }).kind).toBe("not-applicable");
});
