import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AnalysisOptionsFields, NO_OPTIONS, optionsForPage, type TypedOptions } from "./analysis-options.tsx";

const typed: TypedOptions = { question: "What is A?", kind: "explainer", competitors: "https://b.example/" };
const shown = (options: TypedOptions) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AnalysisOptionsFields typed={options} busy={false} onChange={() => {}} />
    </MemoryRouter>,
  );

test("the question of the previous page isn't applied to the next page", () => {
  expect(optionsForPage(typed, "https://a.example/", "https://b.example/")).toEqual(NO_OPTIONS);
  expect(optionsForPage(typed, "https://a.example/", "https://a.example/ ")).toEqual(typed);
});

test("a question that was typed before the URL stays", () => {
  expect(optionsForPage(typed, null, "https://b.example/")).toEqual(typed);
});

test("options that hold a value are never folded away", () => {
  expect(shown(NO_OPTIONS)).not.toMatch(/<details open/);
  expect(shown({ ...NO_OPTIONS, competitors: "https://b.example/" })).toMatch(/<details open/);
});
