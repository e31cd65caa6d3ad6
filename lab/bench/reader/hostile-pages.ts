/** Pages made to hurt: each must be read, and judged, within a second. */
const MEGABYTE = 1_000_000;

const many = (times: number, one: (at: number) => string, between = "") =>
  `<main><h1>Title</h1>${Array.from({ length: times }, (_, at) => one(at)).join(between)}</main>`;

const FONTS = Array.from({ length: 20_000 }, (_, at) => `<font color=${at}>`).join("");

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
  { name: "unclosed b x 300,000", build: () => "<b>".repeat(300_000) },
  {
    name: "20,000 fonts opened again in 100,000 paragraphs",
    build: () => `<p>${FONTS}</p>${"<p>x".repeat(100_000)}`,
  },
  { name: "b and i across p x 100,000", build: () => "<b><i><p>words</b></i>".repeat(100_000) },
  { name: "words between rows x 200,000", build: () => `<table>${"word<b>".repeat(200_000)}` },
  {
    name: "end tags that match nothing below 60,000 span",
    build: () => `${"<span>".repeat(60_000)}${"</x>".repeat(500_000)}`,
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
  {
    name: "60,000 small lists",
    build: () => many(60_000, (at) => `<ul><li>item ${at}</li><li>thing ${at * 7}</li></ul>`),
  },
  {
    name: "60,000 headings",
    build: () => many(60_000, (at) => `<h2>Heading number ${at}</h2><p>Text ${at} of it.</p>`),
  },
  {
    name: "60,000 questions",
    build: () => many(60_000, (at) => `<h2>What is ${at}?</h2><p>It is ${at}.</p>`),
  },
  {
    name: "100,000 paragraphs",
    build: () => many(100_000, (at) => `<p>The heap ${at} is warm and it has ${at} degrees.</p>`),
  },
  {
    name: "one paragraph 100,000 times",
    build: () => many(100_000, () => "<p>The heap is warm and it has 60 degrees.</p>"),
  },
  {
    name: "60,000 links in one paragraph",
    build: () =>
      many(60_000, (at) => `<a href="https://e${at}.example/x">link ${at}</a> says 5% of it.`, " "),
  },
  {
    name: "30,000 tables",
    build: () =>
      many(30_000, (at) => `<table><tr><th>a</th><th>b</th></tr><tr><td>${at}</td><td>2</td></tr></table>`),
  },
  {
    name: "100,000 pictures",
    build: () => many(100_000, (at) => `<img src="/x${at}.png" alt="chart ${at}">`),
  },
  { name: "100,000 fields", build: () => many(100_000, (at) => `<input name=a${at}>`) },
  {
    name: "50,000 folds",
    build: () => many(50_000, (at) => `<details><summary>Why ${at}?</summary>Because ${at}.</details>`),
  },
  {
    name: "100,000 hidden words",
    build: () => many(100_000, (at) => `<span hidden>secret ${at}</span> word`),
  },
  {
    name: "100,000 meta tags",
    build: () =>
      `<head>${Array.from({ length: 100_000 }, (_, at) => `<meta name="m${at}" content="c ${at}">`).join("")}</head><p>text</p>`,
  },
  {
    name: "30,000 JSON-LD scripts",
    build: () =>
      many(
        30_000,
        (at) =>
          `<script type="application/ld+json">{"@type":"Article","headline":"h ${at}","author":{"name":"A ${at}"}}</script>`,
      ),
  },
  { name: "1 MB of quotation marks", build: () => `<main><p>${'"'.repeat(MEGABYTE)}</p></main>` },
  { name: "1 MB of opening quotation marks", build: () => `<main><p>${"“a ".repeat(333_000)}</p></main>` },
  {
    name: "3.5 MB of text without a full stop",
    build: () => many(400_000, (at) => `word${at % 5_000}`, " "),
  },
  { name: "1 MB of full stops", build: () => `<main><p>${". ".repeat(MEGABYTE / 2)}</p></main>` },
  { name: "1.5 MB of capitals", build: () => `<main><p>${"ABCD ".repeat(300_000)}.</p></main>` },
  { name: "1.6 MB without spaces", build: () => `<main><p>${"漢字仮名交じり文".repeat(200_000)}</p></main>` },
];
