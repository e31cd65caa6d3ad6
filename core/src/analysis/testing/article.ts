/** A page as one meets it, in parts that a test can take out, move or add to. */

export type ArticlePart = { id: string; html: string };

const JSON_LD = `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"How hot does a compost heap get?","author":{"@type":"Person","name":"Rosa Feld"},"datePublished":"2025-03-09","dateModified":"2026-08-20"}]}</script>`;

const HEAD: ArticlePart[] = [
  { id: "title", html: "<title>How hot does a compost heap get? | Garden Notes</title>" },
  {
    id: "description",
    html: '<meta name="description" content="A compost heap reaches 55 to 65 °C within ten days when it is large, moist and well mixed.">',
  },
  {
    id: "canonical",
    html: '<link rel="canonical" href="https://garden.example/guides/compost-heap-temperature">',
  },
  {
    id: "open-graph",
    html: '<meta property="og:site_name" content="Garden Notes"><meta property="og:title" content="How hot does a compost heap get?"><meta property="og:type" content="article"><meta property="og:description" content="Heat in a heap.">',
  },
  { id: "json-ld", html: JSON_LD },
];

const BODY: ArticlePart[] = [
  { id: "h1", html: "<h1>How hot does a compost heap get?</h1>" },
  {
    id: "byline",
    html: '<p>By <a rel="author" href="/authors/rosa-feld">Rosa Feld</a> · Published <time datetime="2025-03-09">9 March 2025</time> · Updated <time datetime="2026-08-20">20 August 2026</time></p>',
  },
  {
    id: "answer",
    html: "<p>A compost heap is a pile of organic waste that gets as hot as 65 °C when it is large enough. Most heaps pass 55 °C within ten days, according to a 2024 study by Cornell University.</p>",
  },
  {
    id: "summary",
    html: "<h2>Key takeaways</h2><ul><li>A heap of one cubic metre reaches 60 °C in about a week.</li><li>Below 40 °C weed seeds survive.</li><li>Turning brings the heat back within two days.</li></ul>",
  },
  {
    id: "why",
    html: `<h2 id="why">Why does a compost heap get hot?</h2>
<p>A compost heap gets hot because bacteria release energy while they break down sugar and protein. The heat stays inside, since straw and leaves hold air. A heap under half a cubic metre loses the warmth faster than it makes it, which means it never passes 40 °C.</p>
<p>“The core is a furnace, and the outer hand's breadth is its wall,” said Maria Lindt, soil scientist at the University of Bern. Her team measured 120 heaps in 2023 and found a mean of 58 °C at the core.</p>`,
  },
  {
    id: "figures",
    html: `<h2 id="size">How does size change the heat?</h2>
<p>Size changes the heat more than anything else. In 2024 the <a href="https://extension.example.edu/compost/size-trial">size trial of the state extension service</a> recorded 41 °C in small heaps and 62 °C in large ones.</p>
<table><tr><th>Heap</th><th>Volume</th><th>Peak</th></tr><tr><td>Small</td><td>0.3 m³</td><td>41 °C</td></tr><tr><td>Medium</td><td>0.7 m³</td><td>54 °C</td></tr><tr><td>Large</td><td>1.2 m³</td><td>62 °C</td></tr></table>`,
  },
  {
    id: "limits",
    html: `<h2 id="limits">When is a heap too hot?</h2>
<p>A heap is too hot above 70 °C, because the useful bacteria die. However, this is rare in gardens. The drawback of cooling it with water is that a wet heap goes sour, so turn it instead. For example, a heap turned twice a week stays under 65 °C.</p>`,
  },
  {
    id: "steps",
    html: `<h2 id="measure">How do you measure it?</h2>
<p>Measure the heat with a probe of at least 50 cm, in three places.</p>
<ol><li>Push the probe into the middle of the heap.</li><li>Wait two minutes until the reading stands still.</li><li>Repeat it in two more places and note the mean.</li></ol>`,
  },
  {
    id: "inside",
    html: '<p>The page on <a href="/guides/turning">turning a heap</a> and the one on <a href="/guides/greens-and-browns">greens and browns</a> tell how to keep the balance; <a href="/guides/thermometers">compost thermometers</a> are compared with kitchen ones there.</p>',
  },
  {
    id: "conclusion",
    html: '<h2 id="end">Conclusion</h2><p>A large, moist and well mixed compost heap gets as hot as 65 °C within ten days. Measure at the core, and turn it when the reading falls under 45 °C.</p>',
  },
];

const BEFORE =
  '<header><a href="/">Garden Notes</a></header><nav><ul><li><a href="/guides">Guides</a></li><li><a href="/about">About</a></li></ul></nav>';
const AFTER =
  '<footer><p>© Garden Notes</p><a href="/contact">Contact</a> <a href="/privacy">Privacy</a></footer>';

export type Shape = {
  language?: string;
  head?: ArticlePart[];
  body?: ArticlePart[];
  before?: string;
  after?: string;
};

export const headParts = (): ArticlePart[] => HEAD.map((part) => ({ ...part }));
export const bodyParts = (): ArticlePart[] => BODY.map((part) => ({ ...part }));

export function articleHtml({
  language = "en",
  head = HEAD,
  body = BODY,
  before = BEFORE,
  after = AFTER,
}: Shape = {}): string {
  const join = (parts: readonly ArticlePart[]) => parts.map((part) => part.html).join("\n");
  return `<!doctype html><html lang="${language}"><head>${join(head)}</head><body>${before}<main><article>${join(body)}</article></main>${after}</body></html>`;
}

/** The parts without the named ones. */
export const without = (parts: ArticlePart[], ...ids: string[]): ArticlePart[] =>
  parts.filter((part) => !ids.includes(part.id));

/** The parts with one changed. */
export const changed = (parts: ArticlePart[], id: string, change: (html: string) => string): ArticlePart[] =>
  parts.map((part) => (part.id === id ? { ...part, html: change(part.html) } : part));

/** The parts with one more after the named one. */
export function withAfter(parts: ArticlePart[], id: string, html: string): ArticlePart[] {
  return parts.flatMap((part) => (part.id === id ? [part, { id: "added", html }] : [part]));
}
