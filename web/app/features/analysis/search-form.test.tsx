import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { SearchForm } from "./search-form.tsx";

const shown = (typed: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SearchForm
        busy={false}
        initial={typed}
        error="Please enter a valid URL"
        onTyped={() => {}}
        onSearch={() => {}}
      />
    </MemoryRouter>,
  );

test("an address without https:// is refused with the right one to press", () => {
  expect(shown("example.com/page")).toContain("Analyze https://example.com/page");
  expect(shown("not a url")).not.toContain("Analyze https");
});
