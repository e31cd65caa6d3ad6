/**
 * A report as one HTML document without scripts and without anything from another address: it carries only the
 * sender's brand, and it looks the same on the web, as a file, and printed.
 */
import { escapeHtml as text } from "../messages/escape-html.ts";
import { linePicture } from "./line-picture.ts";
import { inkOn, type ReportBrand, textColor } from "./report-brand.ts";
import {
  DIRECTION_SIGN,
  PAGE_COLUMNS,
  type ReportBlock,
  type ReportDocument,
  restWords,
  type ScoreDirection,
  SHARE_COLUMNS,
} from "./report-document.ts";
import { REPORT_STYLE } from "./report-style.ts";

/** A control that isn't printed. */
export type PageAction = { label: string; href: string };

export function reportPage(report: ReportDocument, actions: readonly PageAction[] = []): string {
  const { title, subtitle, day, brand, parts } = report;
  const body = `${actionBar(actions)}${head(brand, { title, subtitle, day })}
<main>
${parts.length === 0 ? "<p>Nothing was measured in this period yet.</p>" : parts.map(part).join("\n")}
</main>
${foot(brand)}`;
  return brandedPage(brand, { title, body });
}

/**
 * Everything of a page but its content, for reports and for the page that asks for a password. Its address opens the report,
 * so no other site learns it; this site has to, because a form without a referrer counts as sent from elsewhere.
 */
export function brandedPage(brand: ReportBrand, { title, body }: { title: string; body: string }): string {
  const colors = `--brand:${brand.color};--brand-text:${textColor(brand.color)};--on-brand:${inkOn(brand.color)};--band:${brand.background};--on-band:${inkOn(brand.background)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="same-origin">
<title>${text(title)}</title>
${brand.name === "" ? "" : `<meta name="author" content="${text(brand.name)}">\n`}<link rel="icon" href="${brand.logo === "" ? "data:," : text(brand.logo)}">
<style>${REPORT_STYLE}</style>
</head>
<body style="${colors}">
${body}
</body>
</html>
`;
}

const actionBar = (actions: readonly PageAction[]): string =>
  actions.length === 0
    ? ""
    : `<nav class="actions" aria-label="Report">${actions.map(({ label, href }) => `<a href="${text(href)}">${text(label)}</a>`).join("")}</nav>\n`;

export function brandLine({ logo, name, header }: ReportBrand): string {
  if (logo === "" && name === "" && header === "") return "";
  const picture = logo === "" ? "" : `<img src="${text(logo)}" alt="${text(name)}">`;
  const words = name === "" ? "" : `<b>${text(name)}</b>`;
  const line = header === "" ? "" : `<span>${text(header)}</span>`;
  return `<p class="brand">${picture}<span class="who">${words}${line}</span></p>`;
}

type Heading = Pick<ReportDocument, "title" | "subtitle" | "day">;
const head = (brand: ReportBrand, { title, subtitle, day }: Heading): string =>
  `<header><div>${brandLine(brand)}
<h1>${text(title)}</h1>
<p class="about">${text(subtitle)}<br>${text(day)}</p></div></header>`;

const foot = ({ footer }: ReportBrand): string =>
  footer === "" ? "" : `<footer>${text(footer).replaceAll("\n", "<br>")}</footer>`;

const part = ({ id, title, blocks }: ReportDocument["parts"][number]): string =>
  `<section id="${id}"><h2>${text(title)}</h2>
${blocks.map(block).join("\n")}
</section>`;

const moved = (words: string, direction: ScoreDirection): string =>
  direction === null
    ? text(words)
    : `<span class="${direction}"><span aria-hidden="true">${DIRECTION_SIGN[direction]} </span>${text(words)}</span>`;
const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

function block(one: ReportBlock): string {
  switch (one.kind) {
    case "text":
      return `<p${one.isQuiet ? ' class="quiet"' : ""}>${text(one.text)}</p>`;
    case "heading":
      return `<h3>${text(one.text)}</h3>`;
    case "figures":
      return `<dl class="figures">${one.figures
        .map(
          ({ label, value, note, direction }) =>
            `<div><dt>${text(label)}</dt><dd><b>${text(value)}</b>${note === "" ? "" : `<span>${moved(note, direction)}</span>`}</dd></div>`,
        )
        .join("")}</dl>`;
    case "line":
      return linePicture(one.points);
    case "shares":
      return shareTable(one.rows);
    case "fixes":
      return `<ol class="fixes">${one.fixes.map(fixItem).join("")}</ol>`;
    case "work":
      return `<ul class="work">${one.items
        .map(
          ({ state, title, note }) =>
            `<li><b class="state">${text(state)}</b><span>${text(title)}${note === "" ? "" : `<small>${text(note).replaceAll("\n", "<br>")}</small>`}</span></li>`,
        )
        .join("")}</ul>${one.rest > 0 ? `<p class="quiet">${restWords(one.rest)}</p>` : ""}`;
    case "pages":
      return pageTable(one.pages);
  }
}

type RowsOf<Kind extends ReportBlock["kind"], Key extends string> =
  Extract<ReportBlock, { kind: Kind }> extends Record<Key, infer Rows> ? Rows : never;

const columnHead = (title: string): string => `<th scope="col">${title}</th>`;

const shareTable = (rows: RowsOf<"shares", "rows">): string =>
  `<table class="shares"><thead><tr>${SHARE_COLUMNS.map(columnHead).join("")}<th scope="col" aria-hidden="true"></th></tr></thead><tbody>${rows
    .map(
      ({ label, words, share, low, high }) =>
        `<tr><th scope="row">${text(label)}</th><td>${text(words)}</td><td aria-hidden="true"><span class="range"><i style="left:${percent(low)};width:${percent(high - low)}"></i><u style="left:${percent(share)}"></u></span></td></tr>`,
    )
    .join("")}</tbody></table>`;

function fixItem({ problem, where, fix, example }: RowsOf<"fixes", "fixes">[number]): string {
  const { title, fault, quote, after } = example;
  const shown = `${fault === null ? "" : `${text(fault)} `}${quote === null ? "" : `<q>${text(quote)}</q>`}`;
  // Something that is missing has no words to show.
  const found = shown && `<p class="example"><span>For example on ${text(title)}</span>${shown}</p>`;
  return `<li><h3>${text(problem)}</h3><p class="where">${text(where)}</p><p><b>Fix:</b> ${text(fix)}</p>${found}${
    after === null ? "" : `<p class="after"><span>Suggested</span><q>${text(after)}</q></p>`
  }</li>`;
}

const pageTable = (pages: RowsOf<"pages", "pages">): string =>
  `<table class="pages"><thead><tr>${PAGE_COLUMNS.map(columnHead).join("")}</tr></thead><tbody>${pages.map(pageRows).join("")}</tbody></table>`;

/** The small words have a row of their own: beside the figures they would be narrow on a phone. */
function pageRows({ title, lines, score, change, direction }: RowsOf<"pages", "pages">[number]): string {
  const told = lines.map((line) => `<small>${withPoints(line)}</small>`).join("");
  return `<tr><th scope="row">${text(title)}</th><td>${text(score)}</td><td>${moved(change, direction)}</td></tr>${
    told === "" ? "" : `<tr class="told"><td colspan="${PAGE_COLUMNS.length}">${told}</td></tr>`
  }`;
}

/** Points stay on the line of their words. */
const withPoints = (line: string): string => text(line).replace(/ (?=[+−]\d)/g, "&nbsp;");
