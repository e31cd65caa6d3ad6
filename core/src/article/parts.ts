/** The parts an article is built of, and how they are written in markdown. Words of a page never become markup. */

/** Words, and where they lead if they are a link. */
export type Run = { text: string; href?: string; isStrong?: boolean };
export type Words = readonly Run[];

export type Part =
  | { kind: "heading"; level: 1 | 2 | 3 | 4; text: string }
  | { kind: "paragraph"; words: Words; isEmphasized?: boolean }
  | { kind: "list"; isOrdered: boolean; items: { words: Words; depth: number }[] }
  | { kind: "table"; header: Words[]; rows: Words[][] }
  | { kind: "quote"; lines: Words[] }
  | { kind: "code"; text: string };

export const plain = (text: string): Words => [{ text }];

export const toMarkdown = (parts: readonly Part[]): string => `${parts.map(partMarkdown).join("\n\n")}\n`;

function partMarkdown(part: Part): string {
  switch (part.kind) {
    case "heading":
      return `${"#".repeat(part.level)} ${escapeText(part.text)}`;
    case "paragraph": {
      const text = line(part.words);
      return part.isEmphasized ? `*${text}*` : text;
    }
    case "list":
      return listMarkdown(part);
    case "table":
      return tableMarkdown(part);
    case "quote":
      return part.lines.map((words) => `> ${line(words)}`).join("\n>\n");
    case "code":
      return codeMarkdown(part.text);
  }
}

function listMarkdown({ isOrdered, items }: Extract<Part, { kind: "list" }>): string {
  let number = 0;
  return items
    .map(({ words, depth }) => {
      const isNumbered = isOrdered && depth === 0;
      if (isNumbered) number += 1;
      const indent = " ".repeat((isOrdered ? 3 : 2) * Math.min(depth, 3));
      return `${indent}${isNumbered ? `${number}.` : "-"} ${line(words)}`;
    })
    .join("\n");
}

function tableMarkdown({ header, rows }: Extract<Part, { kind: "table" }>): string {
  const columns = Math.max(header.length, ...rows.map((row) => row.length));
  const written = (cells: readonly Words[]) =>
    `| ${Array.from({ length: columns }, (_, at) => inline(cells[at] ?? []).replace(/\|/g, "\\|")).join(" | ")} |`;
  return [written(header), `|${" --- |".repeat(columns)}`, ...rows.map(written)].join("\n");
}

/** A fence longer than any in the text cannot be closed by it. */
function codeMarkdown(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** What would start a heading, list, quotation, rule or code when it opens a line. */
const OPENER = /^(?:[#>+=~-]|(\d{1,9})([.)]))/;

const line = (words: Words): string =>
  inline(words).replace(OPENER, (mark, digits?: string, stop?: string) =>
    digits !== undefined && stop !== undefined ? `${digits}\\${stop}` : `\\${mark}`,
  );

const inline = (words: Words): string =>
  words
    .map(({ text, href, isStrong }) => {
      if (href !== undefined) return linkMarkdown(text, href);
      return isStrong ? `**${escapeText(text).trim()}** ` : escapeText(text);
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();

function linkMarkdown(text: string, href: string): string {
  const address = href.replace(/[\s<>()\\]/g, (sign) =>
    encodeURIComponent(sign).replace(/[()]/g, parenthesis),
  );
  const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}[${escapeText(inner)}](${address})${after}`;
}

const parenthesis = (sign: string) => (sign === "(" ? "%28" : "%29");

/** Between the pieces of the line that says who and when. */
export const BETWEEN = " · ";

/** The marker is ours, and stands as it is. */
export const NEEDS_SOURCE = "[needs source]";

function escapeText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .split(NEEDS_SOURCE)
    .map((piece) =>
      piece
        .replace(/[\\`*[\]<>]/g, "\\$&")
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
        .replace(/&(?=#?\w{1,31};)/g, "\\&"),
    )
    .join(NEEDS_SOURCE);
}
