import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FitNotice } from "./fit-notice.tsx";

const show = (uses: number, limit: number | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FitNotice wanted={{ every: "weekly", uses }} load={{ limit, others: [] }} />
    </MemoryRouter>,
  );

test("a schedule beyond the plan says so before it is saved, and links to the plans", () => {
  const html = show(40, 40);
  expect(html).toContain("This schedule needs about 173 analyses a month; your plan has 40.");
  expect(html).toContain('href="/pricing"');
});

test("a schedule that fits says nothing", () => {
  expect(show(9, 40)).toBe("");
  expect(show(9_000, null)).toBe("");
});
