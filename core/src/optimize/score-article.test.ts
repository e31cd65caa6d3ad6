import { expect, test } from "vitest";
import { analyze } from "../analysis/analyze.ts";
import { evidenceOf } from "../analysis/testing/evidence.ts";
import { inFrame } from "../article/rendering/in-frame.ts";
import { GUIDE, gardenPage } from "../article/testing/pages.ts";
import { readPage } from "../page/read-page.ts";
import { optimizeArticle } from "./optimize-article.ts";
import { scoreArticle } from "./score-article.ts";

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
  expect(differs).toContain("scored on its own");
});

const LATE_ANSWER = gardenPage(
  "How much does a rain barrel cost?",
  `<p>Welcome back to the garden blog! Sign up for our newsletter and never miss a post.</p>
<p>In this post we will look at everything you need to know before you buy. Water is precious, and every gardener knows the feeling of an empty can on a hot evening. Many of us carried buckets as children and swore never to do it again.</p>
<p>Gardens have always been places of rest, and a good garden asks for patience. Some people love roses, others grow beans, and nearly all of them talk about the weather. The shops know this and put their barrels by the door as soon as spring begins.</p>
<p>It pays to think about your roof, your soil and your neighbours first. A barrel is with you for a long time, so take an afternoon for the choice and ask around.</p>
<h2>Overview</h2>
<p>Plastic is light and easy to move. Oak looks better next to a wooden house and weighs three times as much.</p>
<h2>Prices</h2>
<p>A rain barrel of 200 litres costs between $60 and $180 in most shops. A stand adds $25 to the price, and a diverter kit for the downpipe costs $40.</p>
<h2>More</h2>
<p>Installing a rain barrel takes about two hours with a saw and a drill. A plumber charges $120 for the same work, according to <a href="https://city.example.gov/barrels">the city's price list of 2026</a>.</p>
<p>Don't forget to share this post with your friends!</p>`,
);

test("before and after are the engine's own scores, and each edit says what it is worth", () => {
  const evidence = evidenceOf(LATE_ANSWER, { url: ADDRESS });
  const options = {
    kind: "explainer",
    answer: "A rain barrel of 200 litres costs between $60 and $180 in most shops.",
  } as const;
  const made = optimizeArticle(evidence, options);

  expect(made?.comparison.before.score).toBe(analyze(evidence, options).score.score);
  expect(made?.verdict.outcome).toBe("improved");
  expect(made?.comparison.after.score).toBeGreaterThan(made?.comparison.before.score ?? 100);
  expect(made?.edits.find(({ id }) => id === "answer")?.points).toBeGreaterThan(0);
});

test("where no edit helps, the page keeps its text and the verdict says what only the author can add", () => {
  const good = gardenPage(
    "What is a rain barrel?",
    "<p>A rain barrel is a closed container that collects the water of a roof for dry weeks.</p><p>Most barrels hold 200 litres, and oak lasts about twenty years.</p>",
  );
  const made = optimizeArticle(evidenceOf(good, { url: ADDRESS }), { kind: "explainer" });

  expect(made?.verdict.outcome).toBe("unchanged");
  expect(made?.edits).toEqual([]);
  expect(made?.article).toContain("A rain barrel is a closed container");
  expect(made?.verdict.missing.length).toBeGreaterThan(0);
});

test("a page that sells gets advice on what it needs instead of an article", () => {
  const shop = gardenPage(
    "Oak barrels",
    "<p>Oak barrels for your garden.</p><p>$180 each, delivered in two days.</p>",
  );
  const verdict = optimizeArticle(evidenceOf(shop, { url: ADDRESS }), { kind: "catalogue" })?.verdict;

  expect(verdict).toMatchObject({ outcome: "not-an-article", title: "This is a list of products or pages" });
  expect(verdict?.text).toContain("an article is not what this page needs");
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
