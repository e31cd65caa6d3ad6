import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { coffeePage } from "../testing/coffee-page.ts";
import { textOf } from "../testing/text-of.ts";
import { CitedPageView } from "./cited-page-view.tsx";

const show = (page = coffeePage()) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CitedPageView page={page} />
    </MemoryRouter>,
  );

test("a page shows how often it was cited, for which questions, and leads to each run", () => {
  const html = show();
  const text = textOf(html);

  expect(text).toContain(
    "Cited in 4 of 30 answers to 2 questions, Nov 9 to 14, 2026. The true share is likely between 5 and 30%.",
  );
  expect(text).toContain("9 answers read it and didn’t cite it.");
  expect(text).toContain("“coffee starter set” 1 of 10 answers 2 to 40%");
  expect(html).toContain('href="/ai-visibility-monitor/runs/run-2/why"');
});

test("answers that cited it show each claim once, next to the page's words", () => {
  const text = textOf(show());

  expect(text).toContain("Gemini, Nov 12, 2026, asked “coffee starter set”");
  expect(text).toContain("Not supported We sell both as a starter set for $34.");
  expect(text).toContain("Perplexity, Nov 13, 2026, asked “coffee starter set”, 2 answers");
  expect(text.match(/The starter set costs/g)).toHaveLength(1);
});

test("an answer that dropped the page is counted and not listed", () => {
  expect(textOf(show())).not.toContain("for every method");
});

test("claims over time are drawn, and written as a table", () => {
  const html = show();

  expect(html).toContain('aria-label="10 claims on 3 days, from Nov 9, 2026 to Nov 14, 2026"');
  expect(textOf(html)).toContain("Day Not supported Partly supported Supported Nov 14, 2026 0 1 4");
});

test("one day is not drawn as a development", () => {
  const { days } = coffeePage();

  expect(show(coffeePage({ days: days.slice(0, 1) }))).not.toContain("Claims over time");
});

test("the files name the page", () => {
  expect(show()).toContain("/api/cited/page?url=https%3A%2F%2Fbrewnotes.example");
});

test("a page that no answer lists says what will appear", () => {
  const html = show(coffeePage({ answers: [], questions: [], days: [], dropped: 0 }));

  expect(textOf(html)).toContain("No answer has listed this page");
  expect(html).not.toContain("CSV");
});
