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

test("a change is told by its checks, the other differences, and a sum", () => {
  const check = {
    ...{ id: "early-answer", title: "Answer near the top", better: true, points: 5, sentence: null },
    ...{ before: { found: "Not there.", quote: "" }, after: { found: "There.", quote: "" } },
  };
  const moves = [
    { id: check.id, title: check.title, points: 5 },
    { id: "marks-content_structure", title: "Marks in Content Structure", points: 1.2 },
    { id: "age", title: "Time since last update", points: -0.4 },
  ];
  const moved = {
    before: 50.2,
    after: 56,
    added: 6.2,
    taken: -0.4,
    kinds: "Explainers",
    start: 46,
    moves,
    rest: null,
  };
  const told = { ...CHANGES, score: { before: 50, after: 56 }, points: 6, checks: [check], moved };
  const text = shown(told)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  expect(text).toContain("Explainers usually score 46.");
  expect(text).toMatch(/Answer near the top Better \+ ?5\.0/);
  expect(text).toMatch(
    /Other differences Marks in Content Structure \+ ?1\.2 points Time since last update − ?0\.4/,
  );
  expect(text).toContain("50.2 + 6.2 − 0.4 = 56.");
  expect(shown({ ...told, moved: null })).not.toContain("usually score");
});
