/** Pages written for tests of articles: a guide, a news story without headings, and one in German. */

const page = (title: string, body: string, { head = "", language = "en" } = {}) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | Garden Desk</title>${head}</head><body><nav><a href="/">Home</a> <a href="/guides">Guides</a></nav><main><article><h1>${title}</h1>${body}</article></main><footer><a href="/about">About</a> <a href="/privacy">Privacy</a></footer></body></html>`;

export const GUIDE = page(
  "How to keep a rain barrel clean",
  `<p>In this guide, we will look at everything around barrels.</p>
<p>Rain is free. Many gardens have a barrel, and many barrels smell by August.</p>
<p>A rain barrel stays clean when it is covered, emptied twice a year and scrubbed each spring. Light and leaves are what algae live on.</p>
<p>A rain barrel is a closed container that collects water from a roof.</p>
<h2>How to clean the barrel</h2>
<p>Cleaning takes about 40 minutes and needs no soap.</p>
<ol><li>Let the water out through the tap.</li><li>Scrub the walls with a stiff brush.</li><li>Rinse twice and <a href="https://tools.example.org/brush-test">check the brush</a> for wear.</li></ol>
<h2>Benefits of a cover</h2>
<p>A cover keeps 90% of the light out, according to <a href="https://lab.example.edu/covers/trial">a trial of nine covers</a>. It also keeps mosquitoes away.</p>
<blockquote>“We opened the covered barrels after a year and could read a newspaper through the water.”</blockquote>
<p>— Ida Brandt, who led the trial</p>
<h2>Wood or plastic</h2>
<table><tr><th>Barrel</th><th>Price</th><th>Lasts</th></tr><tr><td>Plastic</td><td>$60</td><td>10 years</td></tr><tr><td>Oak</td><td>$180</td><td>20 years</td></tr></table>
<p>Plastic costs $60 in most shops. Oak lasts longer than plastic and weighs three times as much.</p>
<p>Share this</p>
<p>Subscribe to our newsletter for more tips</p>
<h2>Related articles</h2><ul><li><a href="/compost">Compost</a></li><li><a href="/hoses">Hoses</a></li></ul>`,
  {
    head: `<script type="application/ld+json">{"@type":"Article","author":{"@type":"Person","name":"Mara Lindqvist"},"datePublished":"2026-03-02","dateModified":"2026-09-14"}</script>`,
  },
);

/** More than 300 words without a single heading, as newspapers write; one paragraph occurs twice. */
export const STORY = page(
  "Harbour Street bakery reopens after flood",
  `<p>The bakery on Harbour Street reopened on Monday, eight months after the flood of 2026 had filled its cellar with mud.</p>
<p>“The oven dried for six weeks before we dared to light it,” said Jonas Vik, who runs the bakery with his sister.</p>
<p>He had wanted to give up in spring. But the neighbours would not let him.</p>
<p>Repairs cost $214,000, and the city paid 35% of the sum. Insurance paid nothing, because the cellar lay below the flood line.</p>
<p>Harbour Street lost 11 of its 24 shops in the flood. Four of them have signed new leases since September, among them a bookshop and a tailor who had worked on the corner for thirty years.</p>
<p>The bakery sold 1,200 loaves on its first day, twice as many as on a good Saturday before the flood. By noon the shelves were empty, and children were sent home with rolls from the morning before.</p>
<p>The council of Harbour Street meets on Tuesdays and hears every neighbour who wants to speak about the flood wall. Minutes are pinned to the door of the library on the next morning.</p>
<p>Not everyone is glad of the wall. Anglers fear for the stairs that lead down to the water, and the rowing club would lose its landing.</p>
<p>The council of Harbour Street meets on Tuesdays and hears every neighbour who wants to speak about the flood wall. Minutes are pinned to the door of the library on the next morning.</p>
<p>A flood wall of 300 metres is planned for 2027, according to <a href="https://city.example.gov/plans/flood-wall">the city's plan</a>. Work on the foundations would begin in March and close one lane of the street until autumn.</p>
<p>Until then the shops keep sandbags behind their doors. The fire brigade has marked the height of the water on the wall of the bakery, a hand above the counter, and nobody has painted over the mark.</p>
<p>The new oven stands on the first floor. Bread comes down to the shop in a lift that the sister built from the parts of an old crane, and its bell can be heard as far as the bridge.</p>
<p>Vik plans to open a second shop on the hill next year, where no flood has ever come. He has not found a landlord yet.</p>
<p>Advertisement</p>`,
  { head: '<meta property="article:published_time" content="2026-11-09T07:30:00Z">' },
);

export const GERMAN = page(
  "Wie lange hält ein Regenfass?",
  `<p>Ein Regenfass aus Kunststoff hält etwa zehn Jahre, eines aus Eiche doppelt so lange. Das gilt nur, wenn es im Winter leer steht.</p>
<p>Frost sprengt volle Fässer, weil Eis mehr Platz braucht als Wasser. Nach einer Messung von 2024 dehnt sich Wasser beim Gefrieren um 9 Prozent aus.</p>
<h2>Vorteile eines Deckels</h2><p>Ein Deckel hält Licht und Laub fern. Ohne Licht wachsen keine Algen, und das Wasser bleibt klar bis in den Herbst.</p>`,
  { language: "de" },
);

export { page as gardenPage };
