import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FaultList } from "./fault-list.tsx";

test("the points of a fault are those of the average page, in whose order the list is, not a sum over all", () => {
  const fault = {
    audit: "answer",
    title: "Answer near the top",
    words: "8 of 40 pages: Answer near the top",
    pages: 8,
    points: 19.6,
    templates: [],
    example: "",
  };
  const shown = (points: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <FaultList faults={[{ ...fault, points }]} all={40} linkTo={null} />
      </MemoryRouter>,
    ).replaceAll("<!-- -->", "");
  expect(shown(19.6)).toContain("−0.5 points on average of all 40 pages");
  expect(shown(19.6)).not.toContain("19.6");
  expect(shown(0)).not.toContain("points on average");
});
