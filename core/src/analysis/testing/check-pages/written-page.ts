/** Pages for tests, written as text: "# Title", "## Heading", "- item", "1. step", "| a | b |", [words](address). */

const SITE = "https://home-and-kitchen.example";

/** `path` of its address; `section`: the part of the site it belongs to. */
export type WrittenPage = { path: string; text: string; section?: string };

export const addressOf = ({ path }: WrittenPage): string => SITE + path;

/** With the parts that sites have around their texts, because the reading was learned from whole pages. */
export function htmlOf({ text, section = "Guides" }: WrittenPage): string {
  const blocks = text.trim().split(/\n\s*\n/);
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Home and Kitchen</title>${headOf(text, title)}</head>
<body><header><nav>${linksTo("Guides,Recipes,Reviews,News,Blog,Shop,Services,Forum,About,Contact")}</nav>
<form action="/search"><input type="search" name="q" aria-label="Search"><button>Search</button></form></header>
<main><nav>${linksTo(`Home,${section}`)}</nav><article>${blocks.map(blockHtml).join("\n")}</article></main>
<footer><h2>Home and Kitchen</h2>${linksTo("Kettles,Pans,Knives,Ovens,Hobs,Tables,Lamps,Shipping,Returns,Careers,Press,Imprint,Privacy,Terms")}
<form action="/newsletter"><input type="email" name="email" aria-label="Email"><button>Subscribe</button></form></footer></body></html>`;
}

const linksTo = (names: string): string =>
  `<ul>${names
    .split(",")
    .map((name) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`)
    .join("")}</ul>`;

const DATED = /^(Published|Updated) (.+)$/m;
const isoDay = (day: string): string => new Date(`${day} UTC`).toISOString().slice(0, 10);

/** As publishing software writes it: the first paragraph as description, and who signed a dated text. */
function headOf(text: string, headline: string): string {
  const [first = ""] = text.split("\n").filter((line) => /^(?!By |#|-|\|)\S.{60}/.test(line));
  const [, name] = /^By (.+)$/m.exec(text) ?? [];
  const [, , day] = DATED.exec(text) ?? [];
  const signed = { "@type": "Article", headline, author: { "@type": "Person", name }, datePublished: "" };
  return [
    `<meta name="description" content="${first.slice(0, 150)}">`,
    name && day
      ? `<script type="application/ld+json">${JSON.stringify({ ...signed, datePublished: isoDay(day) })}</script>`
      : "",
  ].join("");
}

const linked = (line: string): string => line.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

const each = (lines: readonly string[], mark: RegExp, tag: string): string =>
  lines.map((line) => `<${tag}>${linked(line.replace(mark, ""))}</${tag}>`).join("");

function blockHtml(block: string): string {
  const lines = block.split("\n").map((line) => line.trim());
  const [first = ""] = lines;
  const [, level, heading] = /^(#+) (.+)$/.exec(first) ?? [];
  if (level && heading) return `<h${level.length}>${heading}</h${level.length}>`;
  if (first.startsWith("- ")) return `<ul>${each(lines, /^- /, "li")}</ul>`;
  if (/^\d+\. /.test(first)) return `<ol>${each(lines, /^\d+\. /, "li")}</ol>`;
  if (first.startsWith("|")) return `<table>${lines.map(rowHtml).join("")}</table>`;
  const [, said, day] = DATED.exec(first) ?? [];
  if (day) return `<p>${said} <time datetime="${isoDay(day)}">${day}</time></p>`;
  return `<p>${linked(lines.join(" "))}</p>`;
}

const rowHtml = (line: string, at: number): string =>
  `<tr>${each(line.split("|").slice(1, -1), /^\s+|\s+$/g, at === 0 ? "th" : "td")}</tr>`;
