import type { PageChanges } from "@citeworthy/core/history/page-changes";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PageStep } from "./page-changes.tsx";

const CHANGES: PageChanges = {
  score: { before: 70, after: 70 },
  differences: [],
  points: 0,
  limits: [],
  kind: null,
  checks: [],
  sentences: [],
  moreSentences: 0,
  rewritten: null,
  dateOnly: null,
};
const shown = (changes: PageChanges | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ol>
        <PageStep step={{ id: "a1", createdAt: "2026-11-18T08:00:00.000Z", changes }} />
      </ol>
    </MemoryRouter>,
  );

test("a page that was rewritten says so instead of listing sentences", () => {
  const html = shown({ ...CHANGES, rewritten: { removed: 400, added: 500 } });
  expect(html).toContain("Much of the text has changed: 400 lines are gone and 500 lines are new.");
  expect(html).not.toContain("sentences changed");
});

test("an analysis that wasn't compared with the one before says so and claims no change", () => {
  const html = shown(null);
  expect(html).toContain("This analysis hasn&#x27;t been compared with the one before it.");
  expect(html).not.toContain("No check changed");
});
