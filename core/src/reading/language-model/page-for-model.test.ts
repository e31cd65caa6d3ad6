import { expect, test } from "vitest";
import { readPage } from "../../page/read-page.ts";
import { pageForModel } from "./page-for-model.ts";

const page = (around: string) =>
  pageForModel(
    readPage(
      `<title>Barrels</title><body>${around}<main><h1>How much does a rain barrel cost?</h1><p>${"A rain barrel of 200 litres costs between $60 and $180 in most shops of the country. ".repeat(8)}</p></main></body>`,
      "https://garden.example/cost",
    ),
  );

test("the lines around the heading reach the model, whoever wrote or reviewed the page", () => {
  const { details } = page(
    "<aside>Last reviewed April 2024</aside><aside>6 min read</aside><footer>Words by Ann Lee</footer>",
  );
  expect(details).toContain("Beside the text: Last reviewed April 2024");
  expect(details).toContain("Beside the text: 6 min read");
  expect(details).toContain("Beside the text: Words by Ann Lee");
});

test("menus, notices and other words around the text don't", () => {
  const { details } = page(
    "<nav>Updated guides</nav><aside>Rain saves money</aside><footer>© 2024 Updated by Garden Inc. All rights reserved</footer>",
  );
  expect(details).not.toContain("Beside the text");
});
