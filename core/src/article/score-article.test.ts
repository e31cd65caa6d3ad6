import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { readPage } from "../page/read-page.ts";
import { inFrame } from "./in-frame.ts";
import { optimizeArticle } from "./optimize-article.ts";
import { scoreArticle } from "./score-article.ts";
import { GUIDE, gardenPage, STORY } from "./testing/pages.ts";

const ADDRESS = "https://garden.example/guides/rain-barrel";

test("only the text is another: head, menu, footer, pictures and the main heading stay", () => {
  const html = GUIDE.replace(
    "<h2>Wood or plastic</h2>",
    '<p><a href="/x"><b>Bold</b></a> words</p><img src="/oak.jpg" alt="An oak barrel"><h2>Wood or plastic</h2>',
  );
  const framed = inFrame(
    html,
    readPage(html, ADDRESS),
    "# Title\n\nThe whole article is this one sentence about rain barrels.\n",
  );

  expect(framed.frame).toBe("page");
  expect(framed.html).toContain("<h1>How to keep a rain barrel clean</h1>");
  expect(framed.html).not.toContain("<h1>Title</h1>");
  expect(framed.html).toMatch(/<nav>.*Guides.*<h1>.*<p>The whole article.*oak\.jpg.*Privacy/s);
  expect(
    readPage(framed.html, ADDRESS)
      .blocks.map(({ text }) => text)
      .filter(Boolean),
  ).toEqual([
    "How to keep a rain barrel clean",
    "The whole article is this one sentence about rain barrels.",
  ]);
});

test("a picture between two paragraphs is still inside the text when the article has taken their place", () => {
  const words =
    "Rain barrels store the water of the roof for dry weeks, and a cover keeps light and leaves away from it.";
  const html = gardenPage(
    "Barrels",
    `<p>${words}</p><img src="/oak.jpg" alt="An oak barrel"><p>${words} Frost is their enemy.</p>`,
  );
  const framed = inFrame(
    html,
    readPage(html, ADDRESS),
    `# Barrels\n\n${words}\n\nFrost is the enemy of a barrel that is full, and oak suffers least.\n`,
  );

  expect(readPage(framed.html, ADDRESS).images).toMatchObject([{ alt: "An oak barrel", inMain: true }]);
});

test("where the page has no text to make room, the article is judged alone, and that is said", () => {
  const page =
    '<html lang="en"><head><title>Barrels</title></head><body><img src="/oak.jpg" alt=""></body></html>';
  const { frame, differs } = scoreArticle(evidenceOf(page), "# Barrels\n\nRain barrels store water.\n");

  expect(frame).toBe("alone");
  expect(differs).toContain("judged alone under the page's head");
});

test("before and after are the engine's own scores, and the changes say where they come from", () => {
  const evidence = evidenceOf(STORY, { url: "https://garden.example/news/bakery" });
  const made = optimizeArticle(evidence);

  expect(made?.comparison.before.score).toBe(analyze(evidence).score.score);
  expect(made?.comparison.after.score).toBeGreaterThan(made?.comparison.before.score ?? 100);
  const gained = made?.comparison.changes.reduce((sum, { points }) => sum + points, 0) ?? 0;
  expect(gained).toBeGreaterThan(0);
});

test("a page that refuses to be quoted stays capped, whatever its article", () => {
  const refused = gardenPage(
    "Rain barrels",
    "<p>Rain barrels store water from the roof. They are closed, and mosquitoes stay away.</p>".repeat(3),
    {
      head: '<meta name="robots" content="noindex">',
    },
  );
  const made = optimizeArticle(evidenceOf(refused));

  expect(made?.comparison.after.score).toBeLessThanOrEqual(40);
});
