/** The local writer: the page's own sentences in an order that answers first. It moves and drops; it never invents. */
import type { Subject } from "../audits/audit.ts";
import { anchorer } from "./anchor.ts";
import { sectionParts } from "./body-parts.ts";
import { bylinePart } from "./byline.ts";
import { chooseLead } from "./choose-lead.ts";
import { chooseTakeaways } from "./choose-takeaways.ts";
import { leadParts, summaryHeading, untoldHeadline } from "./first-lines.ts";
import { chooseFigures, figureTable, linksOf, readFigures } from "./key-figures.ts";
import { withTable } from "./labelled-table.ts";
import { linkedWords } from "./linked-words.ts";
import { type Material, type MaterialSection, readMaterial } from "./material.ts";
import { ownSummary, splitOpening } from "./opening.ts";
import { NEEDS_SOURCE, type Part, plain, toMarkdown, type Words } from "./parts.ts";
import { questionHeading } from "./question-heading.ts";
import { sourceList } from "./source-list.ts";
import type { SourceSentence } from "./source-text.ts";
import { topicHeading } from "./topic-words.ts";

/** From here on a reader wants to see what is in it. */
const LONG = 700;
const MANY_SECTIONS = 3;
const MANY_FIGURES = 5;

export type WrittenArticle = { markdown: string; title: string };

/** `null`: the page holds no text to write from. */
export function writeArticle(subject: Pick<Subject, "page" | "facts">): WrittenArticle | null {
  const material = readMaterial(subject);
  if (!material) return null;
  const parts = articleParts(material);
  return { markdown: toMarkdown(parts), title: material.title };
}

function articleParts(material: Material): Part[] {
  const { labels, page } = material;
  const summary = ownSummary(material);
  const lead = chooseLead(material);
  const top = new Set([...lead.answer, ...(lead.definition ? [lead.definition] : [])]);
  const figures = readFigures(material);
  const all = chooseFigures(material, top);
  // Where there are many, they stand together; else the summary has the first right to them.
  const isRich = all.length >= MANY_FIGURES;
  const takeaways = summary ? [] : chooseTakeaways(material, new Set([...top, ...(isRich ? all : [])]));
  const counted = isRich ? all : chooseFigures(material, new Set([...top, ...takeaways]));
  const { opening, rest } = splitOpening(material, top, summary);
  const body = bodyOf(material, rest, top, takeaways.length > 0 || summary !== null);
  const table = figureTable(material, figures, counted);
  const marked = (one: SourceSentence): Words => [
    ...linkedWords(one.text, linksOf(material, one)),
    ...(figures.needsSource(one) ? plain(` ${NEEDS_SOURCE}`) : []),
  ];
  const byline = bylinePart(page, labels);
  const first = leadParts(lead, material);
  const heading = summaryHeading(material, [...first, ...body]);
  const head: Part[] = [
    { kind: "heading", level: 1, text: material.title },
    ...(byline ? [byline] : []),
    ...first,
    ...sectionParts(opening, top, material.language),
    ...(summary ? summaryParts(summary, material, top) : []),
    ...(takeaways.length > 0
      ? listUnder(heading, [...untoldHeadline(material, lead), ...takeaways.map(marked)])
      : []),
  ];
  const end: Part[] = table ? [{ kind: "heading", level: 2, text: labels.figures }, table] : [];
  const sources = sourceList(material);
  const closing: Part[] = sources ? [{ kind: "heading", level: 2, text: labels.sources }, sources] : [];
  const contents = contentsOf(head, [...body, ...end, ...closing], material);
  return [...head, ...contents, ...body, ...end, ...closing];
}

const listUnder = (label: string, items: Words[]): Part[] => [
  { kind: "heading", level: 2, text: label },
  { kind: "list", isOrdered: false, items: items.map((words) => ({ words, depth: 0 })) },
];

const summaryParts = (
  summary: MaterialSection,
  material: Material,
  taken: ReadonlySet<SourceSentence>,
): Part[] => [
  { kind: "heading", level: 2, text: summary.heading?.text ?? material.labels.takeaways },
  ...sectionParts(summary, taken, material.language),
];

function bodyOf(
  material: Material,
  sections: readonly MaterialSection[],
  taken: ReadonlySet<SourceSentence>,
  isApart: boolean,
): Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  for (const section of sections) {
    const own = sectionParts(section, taken, material.language);
    const { heading } = section;
    if (heading) {
      while ((open.at(-1) ?? 0) >= heading.level) open.pop();
      open.push(heading.level);
      const level = Math.min(4, 1 + open.length) as 2 | 3 | 4;
      parts.push({ kind: "heading", level, text: questionHeading(heading.text, material.language) });
    } else if (own.length > 0 && isApart)
      parts.push({ kind: "heading", level: 2, text: topicHeading(material) });
    parts.push(...own);
  }
  const kept = parts.filter((part, at) => part.kind !== "heading" || holds(part, parts[at + 1]));
  return withTable(kept, material.labels.details);
}

/** A heading whose text has moved to the top goes too. */
const holds = (heading: Extract<Part, { kind: "heading" }>, next: Part | undefined): boolean =>
  next !== undefined && (next.kind !== "heading" || next.level > heading.level);

function contentsOf(before: readonly Part[], after: readonly Part[], { labels, words }: Material): Part[] {
  const sections = after.filter((part) => part.kind === "heading" && part.level === 2).length;
  if (words < LONG || sections < MANY_SECTIONS) return [];
  const anchor = anchorer();
  // Each heading takes its anchor in order of appearance, the list's own included; only those below it are listed.
  for (const part of before) if (part.kind === "heading" && part.level > 1) anchor(part.text);
  anchor(labels.contents);
  const entries: Words[] = [];
  for (const part of after) {
    if (part.kind !== "heading" || part.level === 1) continue;
    const href = `#${anchor(part.text)}`;
    if (part.level === 2) entries.push([{ text: part.text, href }]);
  }
  return listUnder(labels.contents, entries);
}
