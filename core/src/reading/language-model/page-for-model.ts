/** The page as a model reads it. Its quotes are checked against the same words, so hidden text can't serve as proof. */
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";
import type { Block, Boilerplate, Found, PageModel } from "../../page/page-model.ts";

export type PageForModel = {
  /** Title, byline, date and links to other sites, one per line. */
  details: string;
  /** The main text with its headings, lists and block quotes marked. */
  body: string;
  /** The main text without marks. */
  text: string;
};

/** Sources that readers of the page can see; the others are written for machines. */
const VISIBLE_SOURCES: ReadonlySet<Found["source"]> = new Set(["microdata", "element", "byline", "text"]);
/** Enough to see whether a page names its sources; a link list of hundreds would crowd out the text. */
const MAX_LINKS = 40;

export const pageForModel = (page: PageModel): PageForModel => ({
  details: detailsOf(page),
  body: page.blocks.map(marked).join("\n\n"),
  text: page.text,
});

function detailsOf(page: PageModel): string {
  const lines = [
    ["Title", page.title],
    ["Byline", seen(page.author) ?? page.authors.filter((name) => isShown(page, name)).join(", ")],
    ...DATE_LINES.map(([label, role]) => [label, shownDate(page, role)]),
    ...linesBeside(page).map((line) => ["Beside the text", line]),
    ...page.links
      .filter(({ kind, block, text }) => kind === "external" && block !== null && text.trim() !== "")
      .slice(0, MAX_LINKS)
      .map(({ text, href }) => ["Link", `${text.trim()} (${hostOf(href)})`]),
  ];
  return lines.flatMap(([label, words]) => (words ? [`${label}: ${words}`] : [])).join("\n");
}

/** Other people's words, other pages and notices say nothing about this page. */
const FOREIGN: ReadonlySet<Boilerplate["kind"]> = new Set<Boilerplate["kind"]>([
  "comments",
  "related",
  "consent",
  "advertising",
  "navigation",
  "form",
  "popup",
  "transcript",
]);
const MAX_LINE_CHARS = 160;
const MAX_LINES = 4;
/** "By Ann Lee, reviewed by a vet", "Last updated on May 2, 2026", "8 min read". */
const OF_PAGE = new RegExp(
  `\\b(?:${alternatives([...english.phrases("wroteIt"), ...english.phrases("updated"), "published"])}|min(?:ute)?s?[ -]read)\\b`,
  "iu",
);
const BY_NAME = /\b[Bb]y:? \p{Lu}\p{L}+ \p{Lu}/u;
const NOTICE = /©|subscribe|cookie|all rights/i;

/** Who wrote the page, when, and who reviewed it often stands around the heading, outside of the main text. */
function linesBeside({ boilerplate }: PageModel): string[] {
  const lines = boilerplate
    .filter(({ kind }) => !FOREIGN.has(kind))
    .flatMap(({ text }) => text.split("\n").map((line) => line.trim()))
    .filter(
      (line) =>
        line.length <= MAX_LINE_CHARS && (OF_PAGE.test(line) || BY_NAME.test(line)) && !NOTICE.test(line),
    );
  return [...new Set(lines)].slice(0, MAX_LINES);
}

const seen = (found: Found | null): string | null =>
  found && VISIBLE_SOURCES.has(found.source) ? found.raw : null;

/** Bylines and dates often stand above or below the main text, where a model doesn't see them. */
export const isShown = ({ blocks, boilerplate }: PageModel, words: string): boolean =>
  [...blocks, ...boilerplate].some(({ text }) => text.includes(words));

/** "Date": the page doesn't say which it is. */
const DATE_LINES = [
  ["Published", "published"],
  ["Updated", "modified"],
  ["Date", "unknown"],
] as const;

function shownDate(page: PageModel, role: PageModel["dates"][number]["role"]): string | null {
  const dates = page.dates.filter((date) => date.role === role && VISIBLE_SOURCES.has(date.source));
  return (dates.find(({ raw }) => isShown(page, raw)) ?? dates[0])?.raw ?? null;
}

const hostOf = (href: string | null): string =>
  href !== null && URL.canParse(href) ? new URL(href).host : "unknown site";

function marked(block: Block): string {
  const lines = block.text.split("\n");
  if (block.kind === "heading") return `${"#".repeat(block.level)} ${block.text}`;
  if (block.kind === "list") return lines.map((line) => `- ${line}`).join("\n");
  if (block.kind === "quote") return lines.map((line) => `> ${line}`).join("\n");
  if (block.kind === "code") return `\`\`\`\n${block.text}\n\`\`\``;
  if (block.kind === "image")
    return `(picture: ${[block.alt, block.caption].filter(Boolean).join("; ") || "no description"})`;
  return block.text;
}
