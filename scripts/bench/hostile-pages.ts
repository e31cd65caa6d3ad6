/** Pages made to hurt: each must be read within a second. */
const MEGABYTE = 1_000_000;

export const HOSTILE_PAGES: { name: string; build: () => string }[] = [
  { name: "500,000 nested div", build: () => "<div>".repeat(500_000) },
  { name: "nested div with text, depth 6,400", build: () => "<div>word ".repeat(6_400) },
  { name: "unclosed div, b, i, p x 40,000", build: () => "<div><b><i><p>some words here ".repeat(40_000) },
  { name: "unclosed a x 200,000", build: () => '<a href="/x">link '.repeat(200_000) },
  { name: "nested lists x 100,000", build: () => "<ul><li>item ".repeat(100_000) },
  { name: "nested tables x 50,000", build: () => "<table><tr><td>cell ".repeat(50_000) },
  {
    name: "end tags that match nothing x 600,000",
    build: () => `${"<div>".repeat(190)}${"</section>".repeat(600_000)}`,
  },
  { name: "an attribute of 5 MB", build: () => `<p title="${"a".repeat(5 * MEGABYTE)}">text</p>` },
  { name: "a class of 5 MB", build: () => `<p class="${"nav ".repeat(1.25 * MEGABYTE)}">text</p>` },
  { name: "a style of 5 MB", build: () => `<p style="${"color : red ;".repeat(380_000)}">text</p>` },
  {
    name: "100,000 attributes",
    build: () => `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(" ")}>text</p>`,
  },
  { name: "5 MB of <", build: () => "<".repeat(5 * MEGABYTE) },
  { name: "2 MB of &", build: () => "&".repeat(2 * MEGABYTE) },
  { name: "a comment of 5 MB", build: () => `<!--${"-".repeat(5 * MEGABYTE)}` },
  { name: "5 MB of white space", build: () => `<p>a${" \n".repeat(2.5 * MEGABYTE)}b</p>` },
  { name: "one word of 5 MB", build: () => `<p>${"a".repeat(5 * MEGABYTE)}</p>` },
  { name: "dates x 200,000", build: () => `<p>${"12.05.2019 ".repeat(200_000)}</p>` },
  { name: "figure with 100,000 images", build: () => `<figure>${"<img src=x>".repeat(100_000)}</figure>` },
  {
    name: "JSON-LD nested 100,000 deep",
    build: () => `<script type="application/ld+json">${"[".repeat(100_000)}</script><p>text</p>`,
  },
];
