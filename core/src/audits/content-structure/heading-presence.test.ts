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

test("the subheadings of a sidebar aren't counted, and whether they belong to the text can't be told", () => {
  const html = pageOf(padding(65)).replace("</main>", "</main><aside><h2>Heat</h2><h2>Size</h2></aside>");
  expect(runWithReading(headingPresence, html)).toMatchObject({ kind: "not-applicable", isUntold: true });
});

test("only the subheadings of the text are counted", () => {
  const html = pageOf(section("Heat", 0) + section("Size", 80)).replace(
    "</main>",
    "</main><aside><h2>More guides</h2><h3>Straw</h3></aside>",
  );
  expect(runWithReading(headingPresence, html)).toMatchObject({
    found: expect.stringMatching(/^2 subheadings in \d+ words\.$/),
  });
});

test("short texts and forum threads need no subheadings", () => {
  expect(runWithReading(headingPresence, pageOf(padding(5))).kind).toBe("not-applicable");
  expect(runWithReading(headingPresence, pageOf(padding(65)), { kind: "forum" }).kind).toBe("not-applicable");
});
