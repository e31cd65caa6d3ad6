import { expect, test } from "vitest";
import { pageOf, runAudit } from "../../analysis/testing/run-audit.ts";
import { headingOrder } from "./heading-order.ts";

test("one H1 with H2 and H3 below it passes", () => {
  expect(runAudit(headingOrder, pageOf("<h2>A</h2><p>x</p><h3>B</h3><p>y</p>"))).toMatchObject({
    share: 1,
    found: "One H1 and no skipped heading levels in the main text.",
  });
});

test("a skipped level is shown with the level it should have", () => {
  expect(runAudit(headingOrder, pageOf("<h2>A</h2><p>x</p><h4>Deep</h4><p>y</p>"))).toMatchObject({
    share: 0.5,
    found: "1 heading skips a level.",
    fix: "Change “Deep” from H4 to H3.",
    quotes: ["Deep"],
  });
});

test("a second H1 comes before a skipped level", () => {
  const finding = runAudit(
    headingOrder,
    pageOf("<h2>A</h2><p>x</p><h4>Deep</h4><p>y</p><h1>Second</h1><p>z</p>"),
  );
  expect(finding).toMatchObject({
    share: 0.25,
    found: "The page has 2 H1 headings. 1 heading skips a level.",
    fix: "Keep one H1 and make the others H2.",
    quotes: ["Deep", "Second"],
  });
});

test("a level in an aside between two headings of the text doesn't count as skipped", () => {
  const html = pageOf(
    "<h2>A</h2><p>Heaps get hot in May.</p><aside><h3>Tip</h3></aside><h4>Deep</h4><p>They cool down in June.</p>",
  );
  expect(runAudit(headingOrder, html)).toMatchObject({ share: 1 });
});

test("headings without an H1 lose points", () => {
  expect(runAudit(headingOrder, "<main><h2>A</h2><p>Heaps get hot in May.</p></main>")).toMatchObject({
    share: 0.65,
    found: "The page has no H1.",
    fix: "Make the page title an H1.",
  });
});

test("a page without headings is not judged by their levels", () => {
  expect(runAudit(headingOrder, "<p>Heaps get hot in May.</p>").kind).toBe("not-applicable");
});

test("where the title is to become the H1, the advice gives the level below that", () => {
  const html =
    "<html lang='en'><head><title>How hot does a heap get?</title></head><body><h1>A side box</h1><main><h2>How hot does a heap get?</h2><p>Heaps get hot in May.</p><h4>In summer</h4><p>They cool down in June.</p></main></body></html>";
  expect(runAudit(headingOrder, html)).toMatchObject({ fix: "Change “In summer” from H4 to H2." });
});
