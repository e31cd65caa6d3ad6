/** Faults of an article that anyone can see: torn lists and code, glued lines, introductions and headings of nothing. */
import { parseHTML } from "linkedom";

export type Fault = {
  kind: "introduction" | "heading" | "list" | "code" | "glued" | "dangling";
  text: string;
};

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
const shown = (line: string) =>
  line.replace(/\\([\\`*_[\]<>#|&+.=~)(-])/g, "$1").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");

type Line = { text: string; kind: "heading" | "item" | "text" | "row" | "code"; level: number };

function linesOf(markdown: string): Line[] {
  const lines: Line[] = [];
  let fence = "";
  for (const raw of markdown.split("\n")) {
    const mark = /^`{3,}$/.exec(raw.trim())?.[0] ?? "";
    if (mark !== "" && (fence === "" || mark === fence)) fence = fence === "" ? mark : "";
    else if (fence !== "") lines.push({ text: raw, kind: "code", level: 0 });
    else if (raw.trim() !== "") lines.push(lineOf(raw));
  }
  return lines;
}

function lineOf(raw: string): Line {
  const level = /^#{1,6}(?= )/.exec(raw)?.[0].length ?? 0;
  if (level > 0) return { text: shown(raw.slice(level + 1)), kind: "heading", level };
  if (/^\|/.test(raw)) return { text: shown(raw), kind: "row", level: 0 };
  const item = /^\s*(?:- |\d+\. )(.*)$/.exec(raw)?.[1];
  return item === undefined
    ? { text: shown(raw), kind: "text", level: 0 }
    : { text: shown(item), kind: "item", level: 0 };
}

export function articleFaults(markdown: string, html: string): Fault[] {
  const lines = linesOf(markdown);
  return [
    ...emptyParts(lines),
    ...danglingPoints(lines),
    ...tornParts(lines, html),
    ...gluedLines(lines, html),
  ];
}

function emptyParts(lines: readonly Line[]): Fault[] {
  return lines.flatMap((line, at): Fault[] => {
    const next = lines[at + 1];
    const endsHere = next === undefined || next.kind === "heading";
    if (line.kind === "text" && endsHere && /[:：]$/.test(line.text.trim()))
      return [{ kind: "introduction", text: line.text }];
    const isEmpty =
      line.kind === "heading" &&
      (next === undefined || (next.kind === "heading" && next.level <= line.level));
    return isEmpty ? [{ kind: "heading", text: line.text }] : [];
  });
}

const DANGLING =
  /^(?:this|that|these|those|it|they|he|she|however|therefore|moreover|also|but|and|so|then|on the (?:other|high|low)|for example|in addition|as a result)\b/i;
const OUR_PARTS =
  /^(?:key takeaways|das wichtigste|l’essentiel|en resumen|in sintesi|em resumo|samenvatting|najważniejsze)$/i;

/** A key point that begins in the middle of a thought. */
function danglingPoints(lines: readonly Line[]): Fault[] {
  const start = lines.findIndex(({ kind, text }) => kind === "heading" && OUR_PARTS.test(text));
  if (start < 0) return [];
  const end = lines.findIndex(({ kind }, at) => at > start && kind !== "item");
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .filter(({ text }) => DANGLING.test(text))
    .map(({ text }) => ({ kind: "dangling", text }));
}

const MIN_ITEMS = 3;
const SHORTEST_ITEM = 12;

/** Some items of a list are in the article and others are nowhere in it; the same for lines of code. */
function tornParts(lines: readonly Line[], html: string): Fault[] {
  const { document } = parseHTML(html);
  const whole = letters(lines.map(({ text }) => text).join(" "));
  const items = new Set(lines.filter(({ kind }) => kind === "item").map(({ text }) => letters(text)));
  const faults: Fault[] = [];
  for (const list of document.querySelectorAll("ul, ol")) {
    if (list.closest("nav, header, footer, aside") !== null) continue;
    const texts = [...list.children]
      .filter(
        (one) =>
          one.tagName === "LI" &&
          one.querySelector("ul, ol, li, h1, h2, h3, h4, table, img, svg, button") === null,
      )
      .map((one) => letters(one.textContent ?? ""))
      .filter((text) => text.length >= SHORTEST_ITEM);
    const there = texts.filter((text) => items.has(text));
    const lost = texts.filter((text) => !whole.includes(text));
    if (texts.length >= MIN_ITEMS && there.length >= 2 && lost.length > 0)
      faults.push({ kind: "list", text: lost[0] ?? "" });
  }
  const code = lines
    .filter(({ kind }) => kind === "code")
    .map(({ text }) => letters(text))
    .join("");
  for (const pre of document.querySelectorAll("pre")) {
    const rows = (pre.textContent ?? "")
      .split("\n")
      .map(letters)
      .filter((row) => row.length >= SHORTEST_ITEM);
    const there = rows.filter((row) => code.includes(row)).length;
    if (there > 0 && there < rows.length)
      faults.push({ kind: "code", text: rows.find((row) => !code.includes(row)) ?? "" });
  }
  return faults;
}

const AROUND = 18;

/** Words on both sides of a line break that are next to each other in one line, with no stop between them. */
function gluedLines(lines: readonly Line[], html: string): Fault[] {
  const flat = html
    .replace(/<(script|style|pre|textarea)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<br\b[^>]*>/gi, "⏎");
  const text = (parseHTML(`<body>${flat}</body>`).document.body?.textContent ?? "").replace(/[^\S⏎]+/g, " ");
  const faults: Fault[] = [];
  for (const { index } of text.matchAll(/⏎/g)) {
    const before =
      text
        .slice(Math.max(0, index - AROUND * 2), index)
        .split("⏎")
        .at(-1)
        ?.trim()
        .slice(-AROUND) ?? "";
    const after = (text.slice(index + 1, index + AROUND * 2).split("⏎")[0] ?? "").trim().slice(0, AROUND);
    const isBreak = /[\p{L}\p{N})]$/u.test(before) && /^\p{Lu}/u.test(after);
    const joined = `${before} ${after}`;
    if (before.length < 8 || after.length < 8 || !isBreak) continue;
    if (lines.some((line) => line.kind !== "code" && line.text.includes(joined)))
      faults.push({ kind: "glued", text: joined });
  }
  return faults;
}
