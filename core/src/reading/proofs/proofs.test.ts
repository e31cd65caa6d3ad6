/** What is shown as the proof of a check, on pages of our own. */
import { expect, test } from "vitest";
import type { CheckName } from "../../contract/reading.ts";
import { proofsOf } from "../proof.ts";
import { materialWith } from "../testing/material.ts";

const TITLE = "Leaf compost for tomatoes";
const URL_OF_PAGE = "https://garden.example/leaf-compost";

function proofs(check: CheckName, main: string, { title = TITLE } = {}): string[] {
  return proofsOf(materialWith(main, { title, url: URL_OF_PAGE }), [])(check, "yes");
}
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const items = (...texts: string[]) => texts.map((text) => `<li>${text}</li>`).join("");

test("a drawback by its name is shown without the weaker sentences", () => {
  const named = "The main drawback of leaf compost is the long wait.";
  expect(
    proofs("limits_told", paragraphs("Leaf compost is cheap, but it never feeds a lawn.", named)),
  ).toEqual([named]);
});

test("what is listed under its drawbacks limits the subject", () => {
  const listed = ["It takes two years to rot", "Slugs like to live in it"];
  const pros = `<h3>Pros</h3><ul>${items("It costs no money at all")}</ul>`;
  expect(proofs("limits_told", `${pros}<h3>Cons</h3><ul>${items(...listed)}</ul>`)).toEqual(listed);
});

test.each([
  ["a limit that is denied", "Leaf compost feeds all beds without the limitations of a lawn feed."],
  ["an aim", "Turn it often to ensure that leaf compost does not smell, however wet it is."],
  ["a promise to the reader", "With leaf compost you won't miss the shop, but your neighbours will ask."],
  ["not only", "Leaf compost doesn't just feed the soil, but loosens it as well."],
  ["pros and cons", "This chapter weighs the pros and cons of all the garden tools of the year."],
  ["another's words", "“Leaf compost is slow, but it never lets me down,” said the owner of the farm."],
  ["a hassle that is denied", "However, leaf compost doesn't smell, so it is a hassle-free choice."],
  ["what once was", "Leaf compost was cheap, although it wasn't until 1986 that towns sold it."],
  ["a drawback that is left behind", "Despite these drawbacks, we love leaf compost in every bed."],
  ["another subject", "The shop by the river is small, but it never closes on Sundays."],
])("%s is no limit", (_, sentence) => {
  expect(proofs("limits_told", paragraphs(sentence))).toEqual([]);
});

test("own work comes before what was lived through", () => {
  const used = "I used leaf compost on my own tomatoes.";
  const tested = "We tested twelve heaps in the wettest garden of the valley.";
  expect(proofs("first_hand", paragraphs(used, tested))).toEqual([tested, used]);
});

test.each([
  ["an offer", "Our team brings leaf compost to your garden within a day."],
  ["a supposition", "If I were to sell leaf compost, I would need my own scales."],
  [
    "the words of a speaker over two sentences",
    "“Leaf compost is gold,” said Ada Lind. “I used leaf compost in all my beds and I found it perfect.”",
  ],
])("%s is not first-hand", (_, sentence) => {
  expect(proofs("first_hand", paragraphs(sentence))).toEqual([]);
});

test("a quoted post is somebody else's experience", () => {
  const quoted = "<blockquote><p>I used leaf compost on my tomatoes for three summers.</p></blockquote>";
  expect(proofs("first_hand", quoted)).toEqual([]);
});

test("steps tell readers what to do", () => {
  const steps = [
    "Rake the leaves into a low heap",
    "Water the heap until it drips",
    "Cover the heap with a sheet",
  ];
  expect(proofs("steps", `<ol>${items(...steps)}</ol>`)).toEqual(steps);
});

test.each([
  ["entries of a list", ["1. Barrel of Oak", "2. Wire Cage", "3. Plastic Bin"]],
  ["topics", ["1. Volume", "2. Velocity", "3. Variety"]],
])("%s are no steps", (_, headings) => {
  const main = headings.map((text) => `<h2>${text}</h2><p>Leaves rot in the shade of a wall.</p>`).join("");
  expect(proofs("steps", main)).toEqual([]);
});

test("properties in an ordered list are no steps", () => {
  const list = items(
    "Heat: how warm the heap gets",
    "Speed: how soon it is ready",
    "Smell: what neighbours say",
  );
  expect(proofs("steps", `<ol>${list}</ol>`)).toEqual([]);
});

test("the steps of the page come before the list inside one of them", () => {
  const headings = ["1. Choose a place", "2. Build the heap", "3. Wait for a year"];
  const inner = `<ol>${items("Lay the thick twigs down", "Add the wet leaves on top", "Cover the heap with earth")}</ol>`;
  const main = headings.map((text) => `<h3>${text}</h3>${inner}`).join("");
  const tips = ["1. Volume", "2. Velocity", "3. Variety"].map((text) => `<h3>${text}</h3>`).join("");
  expect(proofs("steps", `<h2>What counts</h2>${tips}<h2>How to begin</h2>${main}`)).toEqual(headings);
});

test("a part called a summary shows what it sums up", () => {
  const sum = "Leaf compost needs shade, and turning keeps the heap warm.";
  const main = `<h2>Shade</h2><p>Walls help.</p><h2>Turning</h2><p>Forks help.</p><h2>Conclusion</h2>${paragraphs(sum)}`;
  expect(proofs("summary", main)).toEqual([sum]);
});

test.each([
  ["a call", "Get in touch with the garden today, and we bring leaf compost and shade to you."],
  ["an offer", "We make leaf compost in the shade, with love for tomatoes."],
  ["a farewell", "Have fun in the sun."],
])("%s sums nothing up", (_, sentence) => {
  const main = `<h2>Shade</h2><p>Walls help.</p><h2>Conclusion</h2>${paragraphs(sentence)}`;
  expect(proofs("summary", main)).toEqual([]);
});

const COLUMNS = "<tr><th>Mulch</th><th>Price</th><th>Years</th></tr>";
const TABLE = `<table>${COLUMNS}<tr><td>Leaf mulch</td><td>$0</td><td>2</td></tr><tr><td>Bark mulch</td><td>$9</td><td>1</td></tr></table>`;

test("a table of what the headings speak of shows its rows", () => {
  expect(proofs("comparison", `<h2>Leaf mulch</h2><h2>Bark mulch</h2>${TABLE}`)).toEqual([
    "Mulch Price Years",
    "Leaf mulch $0 2",
    "Bark mulch $9 1",
  ]);
  expect(proofs("comparison", `<h2>Words of the trade</h2>${TABLE}`)).toEqual([]);
});

test("a heading sets the page's own things against each other", () => {
  const heading = "Leaf compost vs bark mulch";
  const below = "<p>Bark mulch lasts 1 year.</p><p>Leaf compost lasts 2 years.</p>";
  expect(proofs("comparison", `<h2>${heading}</h2>${below}`)).toEqual([heading]);
  expect(proofs("comparison", "<h2>Moles vs voles</h2><p>Both of them dig at night.</p>")).toEqual([]);
});

test.each([
  "I could not tell the difference between two of them, or so my uncle said.",
  "The leaf compost was ready faster than you can spell the word tomato.",
  "What is the difference between leaf compost and bark mulch in the spring?",
])("“%s” compares nothing", (sentence) => {
  expect(proofs("comparison", paragraphs(sentence.replace(" between two of them", "")))).toEqual([]);
});

test("figures are sourced where their own sentence names the source", () => {
  const sourced = "According to the Garden Survey, 40% of the heaps stay cold.";
  const beside = "Another 20% of the heaps get warm within a week.";
  expect(proofs("figures_sourced", `<p>${sourced} ${beside}</p>`)).toEqual([sourced]);
});

test("a link on a name is no source of the figure beside it", () => {
  const named =
    '<p>The owner <a href="https://lind.example/people/ada">Ada Lind</a> sold 300 bags in the spring.</p>';
  const source =
    '<p>Leaves lose <a href="https://lab.example/leaves">half of their weight</a> in 90 days in the shade.</p>';
  expect(proofs("figures_sourced", named)).toEqual([]);
  expect(proofs("figures_sourced", source)).toEqual([
    "Leaves lose half of their weight in 90 days in the shade.",
  ]);
});

test("a speaker whose words hold no figure isn't its source", () => {
  const said =
    "“It takes a little longer now,” the owner Lind said before the show in front of 1,500 people.";
  expect(proofs("figures_sourced", paragraphs(said))).toEqual([]);
});

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

test("sources are other publishers that a sentence links to", () => {
  const study = link("https://lab.example.org/leaves", "a study of wet leaves");
  const own = link("https://learn.garden.example/heaps", "our course on heaps");
  const main = `<p>In the shade they rot slower, as ${study} shows. Read ${own} for all of the details.</p>`;
  expect(proofs("outside_sources", main)).toEqual([
    "In the shade they rot slower, as a study of wet leaves shows.",
  ]);
});

test("firms that are listed are no sources", () => {
  const firms = ["Bark and Sons", "Leaf Brothers"].map((name) =>
    link(`https://${name.split(" ")[0]}.example`, name),
  );
  const headings = firms.map((firm) => `<h2>${firm}</h2><p>They bring leaves.</p>`).join("");
  expect(proofs("outside_sources", `${headings}<ul>${items(...firms)}</ul>`)).toEqual([]);
});

test("a source that is named without a link counts, a manual to follow doesn't", () => {
  const named = "Leaves keep their shape for a year, according to the Garden Survey of Lind.";
  const manual = "The drum should be turned according to the owner's manual.";
  expect(proofs("outside_sources", paragraphs(manual, named))).toEqual([named]);
});

test("the title is shown with the words that keep it", () => {
  const kept = "Compost that makes tomatoes sweet";
  expect(proofs("title_fits", `<h2>${TITLE}</h2><h2>Tools</h2><h2>${kept}</h2>`)).toEqual([kept]);
});

test.each([
  ["the title as a question", "<h2>Leaf compost for which tomatoes?</h2>"],
  ["the title with little else", paragraphs("Leaf compost is for your tomatoes, of course.")],
  ["a part of it", paragraphs("The shop in the valley sells tomatoes, and every customer likes them.")],
  [
    "a teaser",
    '<p><a href="/next">Leaf compost saved the tomatoes of our whole street in the driest year.</a></p>',
  ],
])("%s doesn't keep the title", (_, main) => {
  expect(proofs("title_fits", main)).toEqual([]);
});

test("a sentence keeps the title with its words and more", () => {
  const kept = "Dig leaf compost under the tomatoes in April, a hand deep.";
  expect(proofs("title_fits", paragraphs("Tomatoes are hungry, as everyone knows.", kept))).toEqual([kept]);
});

test("a title that promises a list is kept by its entries", () => {
  const title = "Best compost bins for tomatoes";
  const praise = paragraphs("Our roundup of the best compost bins for tomatoes grew again in the spring.");
  expect(proofs("title_fits", praise, { title })).toEqual([]);
  const entries = ["1. Barrel of oak", "2. Wire cage", "3. Plastic bin"];
  const listed = entries.map((text) => `<h2>${text}</h2><p>It holds two barrows of leaves.</p>`).join("");
  expect(proofs("title_fits", praise + listed, { title })).toEqual(entries);
});

test("a title of one word, and one that promises a price on a page without any, show nothing", () => {
  const sentence = paragraphs("Compost feeds the soil, and its price depends on the town.");
  expect(proofs("title_fits", sentence, { title: "Compost" })).toEqual([]);
  expect(proofs("title_fits", sentence, { title: "Compost price guide" })).toEqual([]);
  expect(
    proofs(
      "title_fits",
      paragraphs("The price of compost in this guide is what the town of Lind takes: $9 a bag."),
      {
        title: "Compost price guide",
      },
    ),
  ).toHaveLength(1);
});

test("linked words are shown with the sentence around them", () => {
  const linked =
    'The heaps were 12 degrees hotter than <a href="https://lab.example/heaps">any other heap</a> here.';
  expect(proofs("outside_sources", paragraphs(linked))).toEqual([
    "The heaps were 12 degrees hotter than any other heap here.",
  ]);
});

test.each([
  [
    "a name",
    '<a href="https://mail.example/about">Heapmail</a> came to our village in 1996, as the first of its kind.',
  ],
  [
    "what says nothing",
    'Many of us love the <a href="https://lab.example/worms">worms in a heap</a> more than their flowers.',
  ],
  [
    "a term",
    'The <a href="https://lab.example/hot">hot heap</a> got its name in the 1970s, in a small town.',
  ],
  [
    "a shop of apps",
    'Over 300 gardeners got the app from <a href="https://apps.apple.com/app/id1">the shop of apps</a> last year.',
  ],
  [
    "a sign-up page",
    'The club has 300 members and <a href="https://club.example/signup">a page for new ones</a> as well.',
  ],
  ["an offer", "Also view your compost report from all major laboratories, with 12 values for $9."],
])("%s is no outside source", (_, sentence) => {
  expect(proofs("outside_sources", paragraphs(sentence))).toEqual([]);
});

test("an offer with a footnote, and a product by its name, source no figure", () => {
  const offer = "Try our compost free with a 60-day money-back guarantee on your annual plan.² See the list.";
  const named = 'A heap costs $5 a month and comes with <a href="https://tool.example/heap">heapAdmin</a>.';
  expect(proofs("figures_sourced", paragraphs(offer, named))).toEqual([]);
});

test("a heading of one word, and a question without a subject, tell nothing", () => {
  const telling = "Leaf compost in winter";
  const rest = ["Pitfall", "Where did it go from there?"];
  const main = [...rest, telling].map((text) => `<h2>${text}</h2><p>Leaves rot in the shade.</p>`).join("");
  expect(proofs("headings_tell", main)).toEqual([telling]);
});

test("a label with a figure proves none, and what others said comes last", () => {
  const said = "“We sold 900 bags of leaf compost in the spring,” said the owner.";
  const own = "A heap of leaf compost loses 40% of its height in 90 days.";
  const main = paragraphs("Average for the last 12 months", said, own);
  expect(proofs("figures", main)).toEqual([own, said]);
});

test("words that say where the subject falls short are shown before what is only denied", () => {
  const stated = "Leaf compost is not suitable for seed trays.";
  const denied = "Leaf compost is cheap, but it doesn't warm the bed in spring.";
  expect(proofs("limits_told", paragraphs(denied, stated))).toEqual([stated]);
  expect(proofs("limits_told", paragraphs(denied))).toEqual([denied]);
});

test("the key term is defined by the class it belongs to", () => {
  const meaning = "Leaf compost is a dark material that fungi make of fallen leaves.";
  expect(proofs("key_term_defined", paragraphs(meaning))).toEqual([meaning]);
});

test.each([
  ["a remark", "Leaf compost is a no-waste habit."],
  ["another kind", "Spent mushroom compost is a material that farms sell by the ton."],
  ["what belongs to it", "Leaf compost involves raking the leaves of a whole garden."],
])("%s doesn't define the key term", (_, sentence) => {
  expect(proofs("key_term_defined", paragraphs(sentence))).toEqual([]);
});

test("a term that only tells the subject of the title from others isn't the key term", () => {
  const sentence = "Compost is a material that gardeners make of plants.";
  const main = paragraphs(sentence, "Farms sell their compost by the bag.");
  expect(proofs("key_term_defined", main, { title: "Compost prices" })).toEqual([]);
  expect(proofs("key_term_defined", main, { title: "What is compost?" })).toEqual([sentence]);
});

test("a heading that stands above each entry, or below another part, sums up nothing", () => {
  const sum = "Leaf compost needs shade, and turning keeps the heap warm.";
  const parts = "<h2>Shade</h2><p>Walls help.</p><h2>Turning</h2><p>Forks help.</p>";
  const each = `<h3>Overview</h3>${paragraphs(sum)}`;
  expect(proofs("summary", parts + each + each)).toEqual([]);
});

test("figures with a unit and the subject come first; advertisements and names of formats don't count", () => {
  const own = "A heap of leaf compost loses 40% of its height.";
  const counted = "The garden has 12 beds for the flowers of the town.";
  const shop = "Save 15% on gloves with every order you place this week.";
  const card = "A $100 gift card waits for new members of the garden club.";
  const name = "The pictures of the heap were taken on 35mm film by the owner.";
  expect(proofs("figures", paragraphs(shop, card, name, counted, own))).toEqual([own, counted]);
});

test("a maker's sentence is no test", () => {
  expect(proofs("first_hand", paragraphs("So we built leaf compost bins for every garden."))).toEqual([]);
});

test("a department is no author, and a date without a year tells no age", () => {
  const byline = (name: string, date: string) =>
    `<p class="byline">By <span class="author">${name}</span>, <time>${date}</time></p><p>Leaves rot in the shade.</p>`;
  expect(proofs("named_author", byline("News Desk", "3 May 2026"))).toEqual([]);
  expect(proofs("named_author", byline("Ada Lind", "3 May 2026"))).toEqual(["Ada Lind"]);
  expect(proofs("visible_date", byline("Ada Lind", "3 May 2026"))).toEqual(["3 May 2026"]);
  expect(proofs("visible_date", byline("Ada Lind", "May 3"))).toEqual([]);
});

test("a heading that leans on the text before it, and a teaser, tell nothing", () => {
  const telling = "Leaf compost in winter";
  const main = ["Picking it up", telling].map((text) => `<h2>${text}</h2><p>Leaves rot in the shade.</p>`);
  expect(proofs("headings_tell", main.join(""))).toEqual([telling]);
});

test("a heading with “vs” compares nothing unless the text below it does", () => {
  const heading = "Leaf compost vs bark mulch";
  expect(
    proofs("comparison", `<h2>${heading}</h2><p>Both of them are sold in the town of Lind.</p>`),
  ).toEqual([]);
});

test("a tool by its home page is no source, and neither is the other side of a comparison", () => {
  const tool = `Use ${link("https://heap.example/", "the heap meter")} to save 40% of the water in your garden beds.`;
  const compared = `The heap gets warm 20 times faster than ${link("https://old.example/drum/1", "the old drum")} in the shade.`;
  expect(proofs("outside_sources", paragraphs(tool))).toEqual([]);
  expect(proofs("figures_sourced", paragraphs(compared))).toEqual([]);
});

test("a promise that readers will find something keeps no title", () => {
  const promise = "Whatever leaf compost your tomatoes and other vegetables need, you'll find it here.";
  expect(proofs("title_fits", paragraphs(promise))).toEqual([]);
});
