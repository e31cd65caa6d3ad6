import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Button, ButtonLink } from "./button.tsx";

test("a button does not submit a form unless its type says so", () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test("a busy button says so, and keeps its label and its focus", () => {
  const html = renderToStaticMarkup(<Button busy>Analyzing...</Button>);

  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
  expect(html).toContain("Analyzing...");
});

test("a link that looks like a button is a link", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ButtonLink to="/pricing" variant="primary">
        Upgrade Plan
      </ButtonLink>
    </MemoryRouter>,
  );

  expect(html).toContain('href="/pricing"');
  expect(html).not.toContain("<button");
});
