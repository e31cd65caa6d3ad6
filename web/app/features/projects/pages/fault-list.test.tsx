import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FaultList } from "./fault-list.tsx";

test("the points of a fault are those of one page, not a sum over all pages", () => {
  const fault = {
    audit: "answer",
    title: "Answer near the top",
    words: "8 of 40 pages: Answer near the top",
    pages: 8,
    points: 19.6,
    templates: [],
    example: "",
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FaultList faults={[fault]} all={40} linkTo={null} />
    </MemoryRouter>,
  );
  expect(html).toContain("2.5 points lost on each, on average");
  expect(html).not.toContain("19.6");
});
