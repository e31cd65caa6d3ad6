import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const FRAME = (
  main: string,
  head = "",
) => `<!doctype html><html lang="en"><head><title>Page | Site</title>${head}</head><body>
<header class="site-header"><a href="/">Site</a><form role="search"><input name="q" placeholder="Search"></form></header>
<nav class="main-nav"><ul>${Array.from({ length: 12 }, (_, at) => `<li><a href="/s${at}">Section ${at}</a></li>`).join("")}</ul></nav>
${main}
<aside class="sidebar"><h3>Most read</h3><ul>${Array.from({ length: 8 }, (_, at) => `<li><a href="/m${at}">Another story number ${at}</a></li>`).join("")}</ul></aside>
<footer class="site-footer"><p>© Site. All rights reserved.</p><ul><li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li></ul></footer>
</body></html>`;

test("a forum thread keeps every post and leaves out the frame", () => {
  const posts = [
    "My kettle trips the fuse each time it is nearly boiling, and I cannot see any water near the plug. What should I test first?",
    "That is nearly always the element. Measure the resistance between one pin and the body when it is cold, and again when it is hot.",
    "It was the element indeed. The reading dropped to almost nothing when it was hot, so I put in a new one and it works again.",
  ];
  const html = FRAME(
    `<main><h1>Kettle trips the fuse</h1>${posts.map((text, at) => `<div class="post"><div class="author">user${at}</div><div class="message"><p>${text}</p></div></div>`).join("")}</main>`,
  );
  const page = readPage(html, "https://site.example/forum/threads/kettle.12");

  for (const text of posts) expect(page.text).toContain(text);
  expect(page.text).not.toMatch(/rights reserved|Another story|Section 4/);
  expect(page.shape).toBe("forum");
});

test("a product page keeps its description and its table of features", () => {
  const html = FRAME(
    `<main><h1>Oak stool</h1><p class="price">€ 89.00</p><div class="product-description"><p>A low stool of solid oak, oiled by hand, that carries a hundred and fifty kilograms and stacks four high.</p>
    <table><tr><th>Height</th><td>45 cm</td></tr><tr><th>Weight</th><td>3.2 kg</td></tr></table></div></main>`,
    '<script type="application/ld+json">{"@type":"Product","name":"Oak stool"}</script>',
  );
  const page = readPage(html, "https://site.example/p/oak-stool");

  expect(page.shape).toBe("product");
  expect(page.text).toContain("solid oak");
  expect(page.blocks.find((block) => block.kind === "table")?.text).toContain("45 cm");
});

test("documentation keeps its code as it is written", () => {
  const code = "client.connect({\n  retries: 3,\n})";
  const html = FRAME(
    `<main><h1>Connecting</h1><p>Call connect once, before any request; it resolves when the server has answered and throws after the last retry.</p><pre><code class="language-js">${code}</code></pre><p>Each retry waits twice as long as the one before, so three retries take about seven seconds in the worst case.</p></main>`,
  );
  const page = readPage(html, "https://docs.site.example/guide/connect");

  expect(page.shape).toBe("documentation");
  expect(page.blocks.find((block) => block.kind === "code")).toMatchObject({ text: code, language: "js" });
});

test("a listing keeps the names and prices of what it lists", () => {
  const cards = Array.from(
    { length: 10 },
    (_, at) =>
      `<div class="card"><h3><a href="/p${at}">Lamp model ${at}</a></h3><span class="price">$${20 + at}.50</span></div>`,
  );
  const page = readPage(
    FRAME(`<main><h1>Lamps</h1><div class="grid">${cards.join("")}</div></main>`),
    "https://site.example/lamps",
  );

  expect(page.text).toContain("Lamp model 3");
  expect(page.text).toContain("$23.50");
});

test("what is left apart is kept and named", () => {
  const page = readPage(
    FRAME(
      "<main><p>Only one paragraph of its own text stands on this small page about nothing much at all.</p></main>",
    ),
    "https://site.example/x",
  );
  const kinds = page.boilerplate.map(({ kind }) => kind);

  expect(kinds).toContain("navigation");
  expect(kinds).toContain("footer");
  expect(page.boilerplate.find(({ kind }) => kind === "footer")?.text).toContain("All rights reserved");
});

test("interactive parts say what a machine can read of them", () => {
  const page = readPage(
    FRAME(`<main><p>The calculator below works out the rent from the area of the flat and the price for each square metre.</p>
    <form><label for="area">Area in m²</label><input id="area" type="number"><button>Work it out</button></form>
    <details><summary>How is it done?</summary><p>Area times price.</p></details>
    <iframe src="/map" title="Map of rents"></iframe><rent-chart></rent-chart><video src="tour.mp4"></video></main>`),
    "https://site.example/rent",
  );
  const inMain = page.interactive.filter((part) => part.kind !== "form" && part.label !== "Search");

  expect(inMain.map(({ kind, label }) => [kind, label])).toEqual([
    ["input", "Area in m²"],
    ["button", "Work it out"],
    ["details", "How is it done?"],
    ["iframe", "Map of rents"],
    ["widget", null],
    ["video", null],
  ]);
});
